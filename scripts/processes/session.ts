/** The seeded accounts' password (sandbox mode only). */
export const demoPassword = 'tram-demo-2026';

/** The answer to a login (specification, section 3). */
export interface SignedIn {
  readonly _id: string;
  readonly username: string;
  readonly role: string;
  readonly jwt: string;
}

function isSignedIn(value: unknown): value is SignedIn {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['_id', 'username', 'role', 'jwt'].every(
      (name) => name in value && typeof Reflect.get(value, name) === 'string',
    )
  );
}

/** Signs a seeded account in without a page. @throws with the server's words where it is refused */
export async function signInOverApi(origin: string, username: string): Promise<SignedIn> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const body: unknown = await answer.json();
  if (!answer.ok || !isSignedIn(body)) {
    throw new Error(`${username} could not sign in: ${answer.status} ${JSON.stringify(body)}`);
  }
  return body;
}

/** What the portal's session storage keeps of a login, by key (specification, section 9). */
export function storedSession({ _id, username, role, jwt }: SignedIn): Record<string, string> {
  return {
    app_user_info: JSON.stringify({ _id, username, role }),
    app_current_account: _id,
    app_access_token: jwt,
  };
}
