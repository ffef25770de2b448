'use server';
/** What the page asks of the server. Anybody can call these with anything: put your own checks where the comments stand. */
import { cookies } from 'next/headers';
import { isTheme, themeCookie } from './themes.ts';

/** Keeps the reader's theme for a year; without one the system decides. */
export async function chooseTheme(form: FormData): Promise<void> {
  const theme = form.get('theme');
  const store = await cookies();
  if (typeof theme === 'string' && isTheme(theme))
    store.set(themeCookie, theme, { maxAge: 365 * 24 * 3600, sameSite: 'lax', httpOnly: true });
  else store.delete(themeCookie);
}

/** What became of a top-up: the text of the transfer, or why there is none. */
export type TopUpAnswer =
  | { readonly ok: true; readonly content: string }
  | { readonly ok: false; readonly problem: 'too-little' };

/** @param money whole VND */
export async function topUp(money: number): Promise<TopUpAnswer> {
  // Call your API here; it decides, whatever the form has checked.
  if (!Number.isSafeInteger(money) || money < 50_000) return { ok: false, problem: 'too-little' };
  return { ok: true, content: `TRAM${String(money / 1000)}` };
}
