import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { defaultRuntimeConfig, type RuntimeConfig } from '@tram/api/runtime-config';
import type { Package } from '@tram/api/types';
import { deriveAccent } from '@tram/ui/accent';
import { App } from './app/App.tsx';
import { loadComponents, createRoutes } from './create-routes.ts';
import { createServerServices } from './app/create-services.ts';
import { loadLanguage } from './app/language-loader.ts';
import { currentWords, i18n, type LoadedLanguage } from './app/words.ts';
import { appWords } from './app/words.vi.ts';
import { type Language, languages } from './boot/language.ts';
import { brandFiles as filesOf, type BrandFile } from './document/brand/brand-files.ts';
import { assetsOf, assetsOfAnyInside, readClientAssets } from './document/client-assets.ts';
import { renderDocument, renderStaticDocument, type PageDocument } from './document/document.ts';
import { requestLanguage } from './document/request-language.ts';
import {
  leaveGaps,
  marksOf,
  probeConfig,
  probeWithoutLogo,
} from './document/static-page/leave-gaps.ts';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from './router.ts';
import { openPaths, type OpenPath } from './routes.ts';
import { shownPackage } from './screens/home/landing.ts';
import { Shell } from './screens/layout/Shell.tsx';

/** The paths of the pages that are sent as HTML with their content in it, for a server that decides by the request. */
export const renderedPaths = openPaths;

/** What a server decides the language of a page by: each page is rendered in each. */
export { languages, requestLanguage };

export interface RenderOptions {
  /** One of `renderedPaths`. */
  readonly path: OpenPath;
  /** One of `languages`; `requestLanguage` says which. @default 'vi' */
  readonly language?: Language;
  /** The operator's configuration. @default defaultRuntimeConfig */
  readonly config?: RuntimeConfig;
  /** What `GET /packages` answers now: the price table of `/home` is in the HTML. Without it the browser asks for them. */
  readonly packages?: readonly Package[];
}

export interface ShellOptions {
  /** The path that was asked for, any path: the code of its screen is preloaded. */
  readonly path: string;
  /** @default 'vi' */
  readonly language?: Language;
  /** @default defaultRuntimeConfig */
  readonly config?: RuntimeConfig;
}

/**
 * Refuses a configuration that no page can be made of, with a message for the operator: call it once, when a server starts.
 * @throws AccentRefusedError
 */
export function checkConfig(config: RuntimeConfig): void {
  if (config.accent !== null) deriveAccent(config.accent);
}

/** What an installed portal shows of an operator: manifest and icons. A server sends them in place of the build's own. */
export function brandFiles(config: RuntimeConfig = defaultRuntimeConfig): readonly BrandFile[] {
  return filesOf(config, appWords.vi.description(config.name));
}

/** Written beside the built renderer after the client's build has named its files. */
const clientAssets = () => readClientAssets(path.join(import.meta.dirname, 'client-assets.json'));

/**
 * Renders in a language whose words are loaded. Words that are read outside a component follow a global: it is set for as long as
 * nothing else can run.
 */
function inLanguage<Result>({ language }: LoadedLanguage, work: () => Result): Result {
  i18n.language = language;
  try {
    return work();
  } finally {
    i18n.language = 'vi';
  }
}

async function frameWords(language: Language): Promise<typeof appWords.vi> {
  return inLanguage(await loadLanguage(language), () => currentWords(appWords));
}

async function renderOpenPage({
  path: page,
  language = 'vi',
  config = defaultRuntimeConfig,
  packages,
}: RenderOptions): Promise<Omit<PageDocument, 'assets' | 'config'>> {
  const services = createServerServices(config);
  const { dataRoutes } = createStaticHandler(createRoutes(services));
  await loadComponents(dataRoutes, page);
  // After the screen: its words are loaded too.
  const loaded = await loadLanguage(language);

  // Null on /home: the browser asks for the packages.
  const data =
    page === '/home' && packages !== undefined ? { packages: packages.map(shownPackage) } : null;
  const loaderData = { [page]: data };
  // No loader runs here: the caller has the data. A guard would have nothing to look at either; tokens live in the browser.
  const context = {
    basename: '/',
    location: { pathname: page, search: '', hash: '', state: null, key: 'default' },
    matches: matchRoutes(dataRoutes, page) ?? [],
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  const application = (
    <App services={services} loadedLanguage={loaded}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>
  );
  return inLanguage(loaded, () => {
    const words = currentWords(appWords);
    return {
      language,
      title: words.documentTitle(words.titles[page], config.name),
      description: words.description(config.name),
      body: renderToString(application),
      data: { path: page, loaderData },
    };
  });
}

/**
 * An open page as a whole HTML document, the same markup that the browser hydrates, with the operator's configuration and the
 * packages of the moment.
 */
export async function render(options: RenderOptions): Promise<string> {
  const { path: page, language = 'vi', config = defaultRuntimeConfig } = options;
  const assets = assetsOf(await clientAssets(), page, language);
  return renderDocument({ assets, config, ...(await renderOpenPage(options)) });
}

/**
 * An open page for a static host: the same markup with gaps for the operator, who is known when the browser has read
 * `config.json`. It has no price table: that of the operator's API is asked for by the browser.
 */
export async function renderStatic(page: OpenPath, language: Language): Promise<string> {
  const rendered = await renderOpenPage({ path: page, language, config: probeConfig });
  const plain = await renderOpenPage({ path: page, language, config: probeWithoutLogo });
  return renderStaticDocument({
    language,
    assets: assetsOf(await clientAssets(), page, language),
    waitingTitle: (await frameWords(language)).titles[page],
    title: leaveGaps(rendered.title),
    description: leaveGaps(rendered.description),
    body: leaveGaps(rendered.body),
    marks: marksOf(rendered.body, plain.body),
    data: rendered.data,
  });
}

/** It says nothing but the operator's name, which has no language. */
function shellMarkup(config: RuntimeConfig): string {
  return renderToString(
    <App services={createServerServices(config)}>
      <Shell />
    </App>,
  );
}

/**
 * Any page that only the browser renders, as a document with the shape of the authenticated layout in it, so that something
 * stands there while the code and the account are loading.
 */
export async function renderShell(options: ShellOptions): Promise<string> {
  const { path: page, language = 'vi', config = defaultRuntimeConfig } = options;
  return renderDocument({
    language,
    assets: assetsOf(await clientAssets(), page, language),
    config,
    title: config.name,
    description: (await frameWords(language)).description(config.name),
    body: shellMarkup(config),
    data: null,
  });
}

/** The one page of a static host for every path that has none of its own. */
export async function renderStaticShell(language: Language): Promise<string> {
  const body = shellMarkup(probeConfig);
  return renderStaticDocument({
    language,
    assets: assetsOfAnyInside(await clientAssets(), renderedPaths, language),
    waitingTitle: '…',
    title: leaveGaps(probeConfig.name),
    description: leaveGaps((await frameWords(language)).description(probeConfig.name)),
    body: leaveGaps(body),
    marks: marksOf(body, shellMarkup(probeWithoutLogo)),
    data: null,
  });
}
