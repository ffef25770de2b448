/**
 * What the portal's pages are compared with in the same run: a page without any script that has the words and fields of `/login`, and
 * the smallest page of React. A ratio to them carries over to other machines, a number of milliseconds does not.
 */
import path from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import type { FloorFile } from './front.ts';

export const floorPaths = { plain: '/floor/plain', react: '/floor/react' } as const;

const html = (head: string, body: string): FloorFile => ({
  contentType: 'text/html; charset=utf-8',
  text: `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>Trạm</title>
${head}
</head>
<body>
${body}
</body>
</html>
`,
});

const script = '/floor/react.js';

async function builtReact(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { input: path.join(import.meta.dirname, 'react-floor.ts') },
    },
  });
  const [output] = [built].flat();
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The page of React was not built.');
  return chunk.code;
}

/** Runs in the page: its body without what only scripts, styles and the application need. */
function plainMarkup(): string {
  const body = document.body.cloneNode(true);
  if (!(body instanceof HTMLElement)) throw new TypeError('The page has no body.');
  for (const element of body.querySelectorAll('script, style, template, noscript, svg')) {
    element.remove();
  }
  const kept = new Set(['for', 'href', 'id', 'name', 'placeholder', 'type']);
  for (const element of body.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      if (!kept.has(name)) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}

async function wordsOfLogin(browser: Browser, product: string): Promise<string> {
  const page = await browser.newPage({ locale: 'vi-VN' });
  try {
    await page.goto(`${product}/login`, { timeout: 20_000 });
    return await page.evaluate(plainMarkup);
  } finally {
    await page.close();
  }
}

/** @param product the origin of the started product */
export async function makeFloors(
  browser: Browser,
  product: string,
): Promise<ReadonlyMap<string, FloorFile>> {
  const style =
    '<style>body{font:16px/1.5 sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem}label,input,button{display:block;width:100%}</style>';
  return new Map([
    [floorPaths.plain, html(style, await wordsOfLogin(browser, product))],
    [
      floorPaths.react,
      html(`<script type="module" src="${script}"></script>`, '<div id="root"></div>'),
    ],
    [script, { contentType: 'text/javascript; charset=utf-8', text: await builtReact() }],
  ]);
}
