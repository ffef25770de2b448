import type { Config } from 'dompurify';

/** What an operator's notice may hold: text with its structure, links and pictures. No forms, frames, scripts or styles. */
const allowed: Config = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'div',
    'em',
    'h3',
    'h4',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    's',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
};

/**
 * Cleans HTML that comes from outside. Scripts, event handlers, styles, frames, forms and `javascript:` addresses are
 * removed; links open in a new tab without a way back to this page. Loads DOMPurify when first called.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  const { default: purify } = await import('dompurify');
  const clean = purify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const link of clean.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  const holder = document.createElement('div');
  holder.append(clean);
  return holder.innerHTML;
}
