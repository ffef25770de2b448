import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';

/** The Vue example as it is deployed: built, and served beside the product. */
export interface BuiltVue {
  readonly origin: string;
  readonly browser: Browser;
  /** A new page without a session. */
  open(options?: { width?: number; scheme?: 'light' | 'dark' }): Promise<Page>;
  close(): Promise<void>;
}

/** Builds the example, serves it with its own proxy to the product, and starts a Chromium. @param product its address */
export async function builtVue(product: string, outDir: string): Promise<BuiltVue> {
  // Read by the example's own vite.config.ts, as `npm run example:vue` does.
  process.env['TRAM_SERVER'] = product;
  const root = path.join(import.meta.dirname, '../vue');
  const shared = {
    root,
    mode: 'production',
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  } as const;
  await build(shared);
  const server: PreviewServer = await preview({
    ...shared,
    preview: { port: 0, host: '127.0.0.1' },
  });
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const browser = await chromium.launch({
    executablePath: process.env['TRAM_CHROMIUM'] ?? '/usr/bin/chromium',
  });
  return {
    origin,
    browser,
    async open({ width = 390, scheme = 'light' } = {}) {
      const context = await browser.newContext({
        viewport: { width, height: 844 },
        colorScheme: scheme,
        locale: 'vi-VN',
        timezoneId: 'Asia/Ho_Chi_Minh',
      });
      const page = await context.newPage();
      await page.goto(origin);
      return page;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** What a scanner reads off the code that a page has drawn: the pixels of the SVG, decoded by the caller. */
export async function pixelsOf(
  page: Page,
  label: RegExp,
): Promise<{ edge: number; pixels: number[] }> {
  return page.getByRole('img', { name: label }).evaluate(async (element) => {
    const edge = 400;
    const picture = new Image(edge, edge);
    const copy = element.cloneNode(true);
    if (!(copy instanceof SVGElement)) throw new Error('no SVG');
    copy.setAttribute('width', String(edge));
    copy.setAttribute('height', String(edge));
    const text = new XMLSerializer().serializeToString(copy);
    picture.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(edge, edge);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    return { edge, pixels: [...context.getImageData(0, 0, edge, edge).data] };
  });
}
