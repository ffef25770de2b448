/**
 * The blocking script of a page on a static host: what `boot.ts` does, and the operator's configuration, which it fetches beside
 * everything else. Nothing of the page is painted before it is there: the content stands in templates until its gaps are filled.
 * A configuration that cannot be used is told on the console and on the page, and the application does not start.
 */
import type { RuntimeConfig } from '@tram/api/runtime-config';
import { configPath } from '../document/page.ts';
import { gapsOf } from '../document/static-page/gaps.ts';
import { begin } from './begin.ts';
import { isLanguage } from './language.ts';
import { prepareFonts } from './fonts.ts';
import type { EarlyRequest } from './protocol.ts';
import { sendFirstCalls } from './send-first-calls.ts';
import { fillPage } from './static-page/fill-page.ts';
import { readConfigFile } from './static-page/read-config-file.ts';
import { showFailure } from './static-page/show-failure.ts';

/** Resolves when the whole HTML is there; before the application's scripts run, unlike `DOMContentLoaded`. */
function parsed(): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.readyState === 'loading') return;
      document.removeEventListener('readystatechange', look);
      resolve();
    };
    document.addEventListener('readystatechange', look);
    look();
  });
}

const { release, token } = begin();
prepareFonts(token !== '');
const requests = new Map<string, EarlyRequest>();

async function start(): Promise<RuntimeConfig | null> {
  const file = await readConfigFile(configPath, (path) =>
    // As the page preloads it. Bounded: a host that never answers is told like one that cannot be reached.
    window.fetch(path, { signal: AbortSignal.timeout(20_000) }),
  );
  if (file.kind === 'ready') {
    for (const [call, request] of sendFirstCalls(token, file.config.apiBase))
      requests.set(call, request);
  }
  await parsed();
  const { lang } = document.documentElement;
  if (file.kind !== 'ready') {
    showFailure(document, file);
    return null;
  }
  if (file.accentStyles !== null) {
    // Not a <style>: the policy would have to change with the colour.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(file.accentStyles);
    document.adoptedStyleSheets.push(sheet);
  }
  fillPage(document, gapsOf(file.config, isLanguage(lang) ? lang : 'vi'));
  return file.config;
}

window.tramBoot = { release, requests, config: start() };
