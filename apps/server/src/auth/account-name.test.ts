import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../database/schema/accounts.ts';
import { signUpAt } from '../testing/sign-up.ts';
import { startTestServer, type TestServer, textField } from '../testing/test-server.ts';
import { foldedName, isAllowedName } from './account-name.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.remove());

test('folding is done once: no character changes when it is folded again', () => {
  const changing: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const name = foldedName(`a${String.fromCodePoint(code)}b`);
    if (foldedName(name) !== name) changing.push(code.toString(16));
  }
  expect(changing).toEqual([]);
});

describe('a new name', () => {
  test.each(['demo2', 'Nguyễn.Thị_Ánh-1', 'ĐẶNG.văn.đạt', 'ƯỚC-mơ', 'tên'.normalize('NFD')])(
    'may be what a Vietnamese customer types: %s',
    (name) => {
      expect(isAllowedName(name.normalize('NFC'))).toBe(true);
    },
  );

  test.each([
    ['Cyrillic', 'dеmo'],
    ['full width', 'ｄｅｍｏ'],
    ['Greek', 'dεmο'],
    ['a capital I with a dot', 'adİmin'],
    ['a small i without one', 'admın'],
    ['a long s', 'ſtudio'],
    ['another script', 'デモ君'],
    ['Arabic digits', 'demo١٢'],
    ['a soft hyphen', 'de\u00ADmo'],
    ['a space of no width', 'de\u200Bmo'],
    ['a mark on a letter that has none', 'dem\u0323o'],
    ['letters of other languages', 'žemo'],
  ])('that looks like another is refused with what is allowed: %s', async (_what, username) => {
    const answer = await signUpAt(server).signUp({ username, email: 'giong@example.com' });
    expect(answer.status).toBe(400);
    expect(textField(answer.json, 'message')).toMatch(
      /^Tên đăng nhập gồm 3 đến 20 ký tự: chữ cái tiếng Việt hoặc tiếng Anh/,
    );
  });

  test('is taken in every spelling of it, and logs in with each', async () => {
    const { signUp, logIn, mails, press } = signUpAt(server);
    const spellings = ['Đặng.ánh', 'ĐẶNG.ÁNH', 'đặng.ánh'.normalize('NFD'), 'đặng.ánh'];
    expect((await signUp({ username: 'Đặng.Ánh', email: 'anh@example.com' })).status).toBe(201);
    await press((await mails('anh@example.com'))[0]?.link ?? '');
    for (const username of spellings) {
      expect((await logIn(username)).status).toBe(200);
      const again = await signUp({ username, email: 'khac@example.com' });
      expect([again.status, textField(again.json, 'message')]).toEqual([
        409,
        'Tên đăng nhập này đã được sử dụng',
      ]);
    }
  });

  test('of two sign-ups in two spellings at the same moment one succeeds', async () => {
    const { signUp } = signUpAt(server);
    const answers = await Promise.all([
      signUp({ username: 'ĐỒNG-THỜI', email: 'mot@example.com' }),
      signUp({ username: 'đồng-thời', email: 'hai@example.com' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('guessing at one account', () => {
  test('has ten tries, however its name is spelled', async () => {
    const { logIn } = signUpAt(server);
    // An account from before names were restricted, whose capital `İ` JavaScript and PostgreSQL fold in different ways.
    await server.services.database
      .update(accounts)
      .set({ username: 'kİnh', foldedUsername: foldedName('kİnh') })
      .where(eq(accounts.username, 'new-customer'));
    const spellings = ['kİnh', 'KİNH', 'ki̇nh', '\u212A\u0130nh', ' kİNH ', 'ｋİnh', 'KI\u0307NH'];
    const statuses: number[] = [];
    for (let tries = 0; tries < 14; tries += 1) {
      const { status } = await logIn(spellings[tries % spellings.length] ?? '', `sai ${tries}`);
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429]);
  });
});
