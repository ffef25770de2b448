import { type TestAnswer, type TestServer, textField } from './test-server.ts';

/** The password of those who sign up. */
export const password = 'mật khẩu của tôi';

/** Someone who signs up, over HTTP. */
export function signUpAt(server: TestServer) {
  return {
    signUp: (changes: Readonly<Record<string, string>>): Promise<TestAnswer> =>
      server.call('/api/auth/register', {
        body: {
          username: 'khach-moi',
          fullName: 'Nguyễn Thị Hoa',
          password,
          email: 'hoa@example.com',
          phone: '0901234567',
          ...changes,
        },
      }),
    logIn: (username: string, typed: string = password): Promise<TestAnswer> =>
      server.call('/api/auth/login', { body: { username, password: typed } }),
    /** The mails to an address, newest first. */
    mails: async (address: string): Promise<readonly { text: string; link: string }[]> => {
      const { json } = await server.call('/sandbox/api/outbox');
      if (!Array.isArray(json)) throw new TypeError('the outbox is a list');
      return json
        .filter((mail: unknown) => textField(mail, 'to') === address)
        .map((mail: unknown) => ({ text: textField(mail, 'text'), link: textField(mail, 'link') }));
    },
    /** Presses the button of the page that a link opens. @returns where it leads */
    press: async (link: string): Promise<string | null> => {
      const { origin, pathname, searchParams } = new URL(link);
      const answer = await fetch(`${origin}${pathname}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ token: searchParams.get('token') ?? '' }),
      });
      return answer.headers.get('location');
    },
  };
}
