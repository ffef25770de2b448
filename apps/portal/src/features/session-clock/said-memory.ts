import { SESSION_WARNINGS, type SessionWarning } from '@tram/machines/rules';

const key = 'app_session_warnings';

/** The most urgent warning that was said of an end of a session. */
interface Said {
  /** ms of server time. An end that moves is another one. */
  readonly endsAt: number;
  readonly said: SessionWarning;
}

function isSaid(value: unknown): value is Said {
  return (
    typeof value === 'object' &&
    value !== null &&
    'endsAt' in value &&
    typeof value.endsAt === 'number' &&
    'said' in value &&
    SESSION_WARNINGS.some((minutes) => minutes === value.said)
  );
}

/** What this page has said, where the browser stores nothing. */
let unstored: Readonly<Record<string, Said>> = {};

function readAll(): Readonly<Record<string, Said>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof value !== 'object' || value === null) return unstored;
    const entries = Object.entries(value).filter((entry): entry is [string, Said] =>
      isSaid(entry[1]),
    );
    return { ...Object.fromEntries(entries), ...unstored };
  } catch {
    return unstored;
  }
}

/** The most urgent warning that was said of this end, in this browser; null for none. */
export function rememberedWarning(id: string, endsAt: number): SessionWarning | null {
  const known = readAll()[id];
  return known?.endsAt === endsAt ? known.said : null;
}

/**
 * Keeps, in every tab of this browser, what was said of the end of a machine's session, and forgets what is over. Where the
 * browser stores nothing, each page says it once.
 * @param now ms of server time
 */
export function rememberWarning(
  id: string,
  { endsAt, said }: { readonly endsAt: number; readonly said: SessionWarning },
  now: number,
): void {
  const going = Object.entries(readAll()).filter(([, one]) => one.endsAt > now);
  const all = { ...Object.fromEntries(going), [id]: { endsAt, said } };
  try {
    localStorage.setItem(key, JSON.stringify(all));
    unstored = {};
  } catch {
    // It is said once more after a reload.
    unstored = all;
  }
}
