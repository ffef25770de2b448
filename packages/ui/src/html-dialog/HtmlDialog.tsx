import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { useKitWords } from '../words/useKitWords.ts';
import { dialogWords } from '../words/vietnamese/dialogs.ts';
import { content } from './HtmlDialog.css.ts';
import type { Config } from 'dompurify';

export interface HtmlDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** HTML from outside. It is cleaned before it is shown; nothing of it runs. */
  readonly html: string;
}

/**
 * A message with a title and HTML content, such as the operator's notification after login. Renders a modal dialog, 480 px
 * wide. The content is cleaned with DOMPurify, which is loaded when the dialog first opens; links open in a new tab.
 */
export function HtmlDialog({ open, onClose, title, html }: HtmlDialogProps) {
  const words = useKitWords('dialog', dialogWords);
  const [clean, setClean] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    sanitizeHtml(html).then(
      (sanitized) => {
        if (current) setClean(sanitized);
      },
      () => {
        // Without the cleaner only the text is shown: words are not lost, and nothing of the HTML runs.
        const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
        const holder = document.createElement('p');
        holder.textContent = text;
        if (current) setClean(holder.outerHTML);
      },
    );
    return () => {
      current = false;
    };
  }, [open, html]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      dismissOutside
      isMessage
      footer={
        <Button size="m" theme="primary" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {/* Sanitised above: this is the one place of the kit that takes HTML. */}
      <div className={content} dangerouslySetInnerHTML={{ __html: clean ?? '' }} />
    </Dialog>
  );
}

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
async function sanitizeHtml(html: string): Promise<string> {
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
