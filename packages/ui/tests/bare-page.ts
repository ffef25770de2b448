import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';

/** What is served has this origin; nothing else can be reached. */
const origin = 'http://bare.test';

export interface BarePage {
  readonly page: Page;
  /** Everything that the browser complained about: errors, warnings, refused requests. */
  readonly complaints: readonly string[];
}

/** Starts the Chromium of this machine. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium',
  });
}

/**
 * Opens a page of a built application, served from its folder.
 * @param prepare what is done before anything of it is loaded
 */
export async function openBarePage(
  browser: Browser,
  folder: string,
  file: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<BarePage> {
  const page = await browser.newPage({ locale: 'vi-VN' });
  await prepare?.(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  await page.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const found = path.join(folder, url.pathname);
    if (url.origin === origin && existsSync(found)) await route.fulfill({ path: found });
    else await route.abort();
  });
  await page.goto(`${origin}/${file}`);
  return { page, complaints };
}

/** Writes beside the built page another one in which what a server rendered already stands. */
export function writePrerendered(folder: string, file: string, html: string): void {
  const built = readFileSync(path.join(folder, 'index.html'), 'utf8');
  writeFileSync(
    path.join(folder, file),
    built.replace('<div id="root"></div>', () => `<div id="root">${html.trim()}</div>`),
  );
}
