import { configPath, rootId } from '../../document/page.ts';
import { words as english } from './failure-words.en.ts';
import { failureWords as vietnamese } from './failure-words.vi.ts';
import type { ConfigFile } from './read-config-file.ts';

/** Narrow enough to be read, with the page's own letters and colours. */
const styles = 'main{box-sizing:border-box;max-width:40rem;margin:0 auto;padding:12vh 16px 16px}';

function element(
  document: Document,
  name: string,
  ...content: readonly (string | Node)[]
): Element {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** Tells on the console, problem by problem, and on the page why it cannot start; nothing else is shown. */
export function showFailure(
  document: Document,
  failure: Exclude<ConfigFile, { kind: 'ready' }>,
): void {
  const file = configPath.slice(1);
  const lines = failure.kind === 'unusable' ? failure.problems : [failure.reason];
  // oxlint-disable-next-line no-console -- for the operator, who looks there first; customers read the page
  for (const line of lines) console.error(`${file}: ${line}`);

  const words = document.documentElement.lang === 'en' ? english : vietnamese;
  const make = element.bind(null, document);
  const reload = make('a', words.reload);
  reload.setAttribute('href', '');
  const main = make(
    'main',
    make('h1', words.title),
    make('p', words[failure.kind]),
    ...(failure.kind === 'unreachable'
      ? [make('p', reload)]
      : [
          make('p', words.forOperator),
          make('ul', ...lines.map((line) => make('li', make('code', `${file}: ${line}`)))),
        ]),
  );
  main.setAttribute('role', 'alert');
  document.title = words.title;
  document.getElementById(rootId)?.replaceChildren(main);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
