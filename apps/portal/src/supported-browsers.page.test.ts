import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import type { NewerFeature } from '../scripts/browser-support/compat-data.ts';
import { newerInScript } from '../scripts/browser-support/newer-in-script.ts';
import { newerInStyles } from '../scripts/browser-support/newer-in-styles.ts';
import { readClientAssets } from './document/client-assets.ts';

/** What the built files use though an oldest browser lacks it, and why it may. */
const exceptions: Readonly<Record<string, string>> = {
  // Asked for before it is used, or never reached in a browser.
  'api.Document.startViewTransition':
    'React and React Router: only for a `<ViewTransition>` or a link that asks for one',
  'api.Element.checkVisibility': 'Ariakit and React Aria ask whether it is there',
  'api.Headers.getSetCookie': 'socket.io-client: only in Node',
  'api.WebTransport': 'socket.io-client asks whether it is there, and is not told to use it',
  'api.Window.cancelIdleCallback': 'what cancels a `requestIdleCallback`',
  'api.Window.navigation': 'React asks whether it is there',
  'api.Window.requestIdleCallback': '`data/when-idle.ts` asks whether it is there',
  'api.Window.setImmediate': 'React asks whether it is there',
  // Methods of other objects with the same name.
  'api.Navigator.login': 'a call of the contract',
  'api.Window.maximize': '`Intl.Locale.maximize` in React Aria',
  'javascript.builtins.ArrayBuffer.resize': 'a method of signature_pad',
  'javascript.builtins.AsyncDisposableStack.use': 'React: `use`',
  'javascript.builtins.DisposableStack.dispose': 'XState',
  'javascript.builtins.Error.fileName': 'words of the portal',
  'javascript.builtins.Iterator.take': 'a method of number fields and of notices',
  'javascript.builtins.Iterator.toArray': 'React: `Children.toArray`',
  // Where it is unknown nothing is missed.
  'css.at-rules.media.inverted-colors':
    'elsewhere the system inverts colours without telling the page',
  'css.at-rules.media.scripting':
    'where scripts are off, the place of the rows that are not sent stays empty',
  'css.properties.-webkit-tap-highlight-color':
    'only phones of Apple and Google flash what is tapped',
  'css.properties.contain-intrinsic-block-size': 'used with `content-visibility`',
  'css.properties.content-visibility': 'cards out of sight are laid out, too',
  'css.properties.content-visibility.auto': 'cards out of sight are laid out, too',
  'css.properties.cursor.crosshair': 'a finger has no cursor',
  'css.properties.cursor.default': 'a finger has no cursor',
  'css.properties.cursor.not-allowed': 'a finger has no cursor',
  'css.properties.cursor.pointer': 'a finger has no cursor',
  'css.properties.cursor.progress': 'a finger has no cursor',
  'css.properties.font-family.ui-monospace': 'other faces stand beside it',
  'css.properties.forced-color-adjust': 'Safari has no forced colours',
  'css.properties.forced-color-adjust.auto': 'Safari has no forced colours',
  'css.properties.forced-color-adjust.none': 'Safari has no forced colours',
  'css.properties.scrollbar-gutter': 'a stripe at the edge of a page without a scroll bar',
  'css.properties.scrollbar-gutter.auto': 'a stripe at the edge of a page without a scroll bar',
  'css.properties.scrollbar-width': 'a scroll bar is drawn',
  'css.properties.scrollbar-width.none': 'a scroll bar is drawn',
  'css.properties.text-wrap': 'lines break where they are full',
  'css.properties.text-wrap.balance': 'lines break where they are full',
  'css.properties.text-wrap.pretty': 'lines break where they are full',
  'css.selectors.-webkit-search-cancel-button': 'Firefox draws no such button',
  // Another form of the same stands beside it.
  'css.properties.grid-template-columns.subgrid': '`SpecList`: each row lays its own label out',
  'css.properties.grid-template-rows.subgrid': 'cards beside each other: their rows do not line up',
  'css.properties.text-size-adjust': '`-webkit-text-size-adjust`',
  'css.properties.user-select': '`-webkit-user-select`',
  'css.selectors.has': 'Firefox before 121: `withoutHas`, where more than a colour depends on it',
  'css.selectors.picker-icon': 'a `select` whose list the browser draws has none',
};

/** Every script and style sheet that a browser may get, by name. */
async function builtFiles(): Promise<readonly (readonly [name: string, text: string])[]> {
  const folder = inject('builtPortal');
  const client = path.join(folder, 'client');
  const { boot, openBoot } = await readClientAssets(path.join(folder, 'server/client-assets.json'));
  const names = await readdir(client, { recursive: true });
  const files = names
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map(async (name) => [name, await readFile(path.join(client, name), 'utf8')] as const);
  return [['boot.js', boot], ['boot-open.js', openBoot], ...(await Promise.all(files))];
}

test('the built files use nothing that the oldest browsers lack, but for what is asked for first or not missed', async () => {
  const found = new Map<string, NewerFeature & { readonly file: string }>();
  for (const [file, text] of await builtFiles()) {
    const newer = file.endsWith('.css') ? newerInStyles(text) : newerInScript(text);
    for (const feature of newer) found.set(feature.path, { ...feature, file });
  }
  const refused = [...found.values()].filter(({ path: feature }) => !(feature in exceptions));
  expect(refused).toEqual([]);
  const unused = Object.keys(exceptions).filter((feature) => !found.has(feature));
  expect(unused, 'exceptions that nothing needs any more').toEqual([]);
});
