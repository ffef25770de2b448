/** A page of the server's own: plain HTML without a script, readable in every browser, on paper, and by those who do not see it. */
import type { RuntimeConfig } from '@tram/api/runtime-config';
import { html, Html } from './html.ts';

/** It is part of each page, which allows it by its hash: a page is one request. */
const style = `
:root { color-scheme: light dark; --paper: #fff; --ink: #17202e; --quiet: #4a5568; --line: #c8ced8; --soft: #f3f5f9; --accent: #0b5cad; }
@media (prefers-color-scheme: dark) { :root { --paper: #12181f; --ink: #e8edf5; --quiet: #aab6c8; --line: #3a4454; --soft: #1c2430; --accent: #7db8ff; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 44rem; padding: 0 1rem 3rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.65 system-ui, sans-serif; overflow-wrap: anywhere; }
header { padding: 1rem 0; border-bottom: 1px solid var(--line); }
.home { display: inline-block; padding: .25rem 0; font-size: 1.125rem; font-weight: 700; color: var(--ink); text-decoration: none; }
.home:hover { text-decoration: underline; }
h1 { font-size: clamp(1.6rem, 5vw, 2.1rem); line-height: 1.25; margin: 1.75rem 0 .75rem; text-wrap: balance; }
h2 { font-size: 1.25rem; line-height: 1.35; margin: 2rem 0 .5rem; }
p { margin: .5rem 0 .75rem; }
ol, ul { margin: .5rem 0; padding-left: 1.5rem; }
li { margin: .4rem 0; }
dt { font-weight: 600; margin-top: .75rem; }
dd { margin: .15rem 0 0 1.25rem; }
code { font: .95em ui-monospace, monospace; background: var(--soft); border-radius: .25rem; padding: .05em .3em; }
a { color: var(--accent); }
nav { margin-top: 2.5rem; padding: .25rem 1rem .75rem; background: var(--soft); border: 1px solid var(--line); border-radius: .5rem; }
nav h2 { margin: .75rem 0 .25rem; font-size: 1.05rem; }
nav li { margin: .6rem 0; }
footer { margin-top: 2rem; color: var(--quiet); font-size: .95rem; }
form { margin: 1.25rem 0; }
button { min-height: 2.75rem; max-width: 100%; padding: .5rem 1.25rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .15rem; }
@media print { nav { display: none; } }
`;

interface PlainPage {
  readonly brand: Pick<RuntimeConfig, 'name' | 'contact'>;
  readonly language: 'vi' | 'en';
  readonly title: string;
  readonly content: Html;
}

export function plainPage({ brand, language, title, content }: PlainPage): string {
  const { contact } = brand;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="data:," />
        <title>${title} · ${brand.name}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <header><a class="home" href="/">${brand.name}</a></header>
        <main>${content}</main>
        <footer>
          <p>
            ${language === 'vi' ? 'Hỗ trợ' : 'Support'} ${contact.supportHours}: hotline
            ${contact.hotline}, Zalo ${contact.zalo},
            <a href="mailto:${contact.email}">${contact.email}</a>
          </p>
        </footer>
      </body>
    </html>`.text;
}
