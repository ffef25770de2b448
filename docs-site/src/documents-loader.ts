/** The documents of the repository as Starlight's pages: they stay where they are, and are written for readers of both. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { root } from '../../scripts/root.ts';
import { readDocument, type Document } from '../content/documents.ts';
import { generatedDocuments } from '../content/generated-documents.ts';
import { home } from '../content/home.ts';
import { lifecyclePages, sections, type Page } from '../content/navigation.ts';
import { prerender } from '../content/prerender.ts';

/** The diagram of a lifecycle's README, which a live one takes the place of. */
const diagram = /<!-- diagram:[^>]*-->[\s\S]*?<!-- \/diagram -->/;
/** Stands in a document where HTML of ours comes in. */
const place = 'what-is-set-in-stands-here';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

interface Entry {
  readonly route: string;
  readonly file: string;
  readonly document: Document;
  readonly language?: string | undefined;
  /** HTML that takes the place of the words `place`. */
  readonly inset?: string;
  /** What Starlight knows of a page beyond its title. */
  readonly more?: Readonly<Record<string, unknown>>;
}

async function store(context: LoaderContext, entry: Entry): Promise<void> {
  const { route, file, language, inset = '', more } = entry;
  const { title, description, body } = entry.document;
  const rendered = await context.renderMarkdown(body, {
    fileURL: pathToFileURL(path.join(root, file)),
  });
  const data = await context.parseData({
    id: route,
    data: { title, description, language, ...more },
  });
  const html = rendered.html.replace(`<p>${place}</p>`, () => inset);
  context.store.set({
    id: route,
    data,
    body,
    filePath: path.posix.join('..', file),
    digest: context.generateDigest(body),
    rendered: { ...rendered, html },
    assetImports: rendered.metadata?.imagePaths ?? [],
  });
}

/** A README of a lifecycle, with its diagram to step through. */
async function storeLifecycle(context: LoaderContext, { route, file }: Page): Promise<void> {
  const { drawnLifecycle } = await prerender();
  const name = path.basename(path.dirname(file));
  const document = readDocument({ file, route });
  if (!diagram.test(document.body)) throw new Error(`${file} has no diagram`);
  const body = document.body.replace(diagram, place);
  const drawn = await drawnLifecycle(name, document.title);
  const inset = `<div class="not-content" data-lifecycle="${name}" data-label="${escaped(document.title)}">${drawn}</div>`;
  await store(context, {
    route,
    file,
    document: { ...document, body },
    inset,
    more: { live: true },
  });
}

async function storeHome(context: LoaderContext): Promise<void> {
  const { file, document, sections: inset } = home(place);
  const hero = {
    tagline: document.description,
    actions: [
      { text: 'Start it on your machine', link: '/start/' },
      { text: 'Read the contract', link: '/contract/', variant: 'secondary' },
    ],
  };
  const more = { template: 'splash', hero };
  await store(context, { route: 'index', file, document, inset, more });
}

export function repositoryDocuments(): Loader {
  return {
    name: 'repository-documents',
    async load(context) {
      context.store.clear();
      await storeHome(context);
      for (const { pages, language } of sections) {
        for (const page of pages) {
          if (lifecyclePages.includes(page)) await storeLifecycle(context, page);
          else await store(context, { ...page, document: readDocument(page), language });
        }
      }
      for (const [route, document] of generatedDocuments()) {
        await store(context, { route, file: 'openapi/README.md', document });
      }
    },
  };
}
