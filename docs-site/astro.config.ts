import path from 'node:path';
import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import starlightOpenAPI, { createOpenAPISidebarGroup } from 'starlight-openapi';
import { builtParts, site } from './content/built-parts.ts';
import { writeReference } from './content/contract.ts';
import { generated, sections, storybookRoute, type Section } from './content/navigation.ts';
import { repositoryLinks, tables } from './src/markdown.ts';

const { calls, events, flows, refusals, sandbox } = generated;
const callsGroup = createOpenAPISidebarGroup();
const sandboxGroup = createOpenAPISidebarGroup();

/** Whether Storybook is put beside the pages afterwards: `scripts/docs.ts` says so. */
const hasStorybook = process.env['TRAM_DOCS_STORYBOOK'] === '1';

/** What stands in the sidebar after the documents of a section. */
const further = {
  Contract: [
    { label: 'Refusals', link: `/${refusals.route}/` },
    { label: 'Real-time events', link: `/${events.route}/` },
    { label: 'Workflows', link: `/${flows.route}/` },
    callsGroup,
    sandboxGroup,
  ],
  Packages: hasStorybook ? [{ label: 'Storybook of the kit', link: `/${storybookRoute}/` }] : [],
} as const;

function sidebarOf({ label, language, pages }: Section) {
  const attributes = language === undefined ? {} : { attrs: { lang: language } };
  return {
    label,
    collapsed: true,
    items: [
      ...pages.map(({ route, label: words }) => ({
        slug: route,
        ...(words === undefined ? {} : { label: words }),
        ...attributes,
      })),
      ...(label === 'Contract' || label === 'Packages' ? further[label] : []),
    ],
  };
}

export default defineConfig({
  outDir: site,
  publicDir: builtParts.public,
  cacheDir: path.join(builtParts.public, '../astro'),
  trailingSlash: 'always',
  // The pictures are small already, and the library that makes them smaller weighs 19 MB.
  image: { service: passthroughImageService() },
  markdown: {
    processor: satteri({
      hastPlugins: [repositoryLinks, tables],
      features: { smartPunctuation: false },
    }),
  },
  integrations: [
    starlight({
      title: 'Trạm',
      description:
        'A white-label portal where customers rent remote computers: packages, contract, lifecycles, decisions.',
      favicon: '/favicon.svg',
      head: [{ tag: 'link', attrs: { rel: 'stylesheet', href: '/live/kit.css' } }],
      sidebar: sections.map(sidebarOf),
      plugins: [
        starlightOpenAPI([
          {
            base: calls.route,
            schema: writeReference(calls.file, builtParts.contract),
            sidebar: { label: 'Calls', group: callsGroup, collapsed: true },
          },
          {
            base: sandbox.route,
            schema: writeReference(sandbox.file, builtParts.contract),
            sidebar: { label: 'Calls of the sandbox', group: sandboxGroup, collapsed: true },
          },
        ]),
      ],
      routeMiddleware: './src/route-data.ts',
      components: {
        Head: './src/components/Head.astro',
        SiteTitle: './src/components/SiteTitle.astro',
      },
      customCss: ['./src/styles/site.css'],
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      pagefind: true,
      lastUpdated: false,
    }),
  ],
});
