import { useContext } from 'react';
import { messageWords } from './message-words.vi.ts';
import { LanguageContext, useWords } from './words.ts';

/**
 * What the server or a schema says, inside a notice. In English a sentence that has none stays Vietnamese and is marked so, for
 * those who listen to it (WCAG 3.1.2). Renders text, or a `<span lang="vi">`.
 */
export function Message({ children }: { readonly children: string }) {
  const said = useWords(messageWords).say(children);
  const isVietnamese = useContext(LanguageContext) !== 'vi' && said === children;
  return isVietnamese ? <span lang="vi">{said}</span> : said;
}
