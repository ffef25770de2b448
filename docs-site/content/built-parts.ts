/** Where `npm run docs` puts what it builds, and what the pages take of it. */
import path from 'node:path';
import { root } from '../../scripts/root.ts';

const cache = path.join(root, '.cache/docs-site');

export const builtParts = {
  /** Files that stand in the site as they are. */
  public: path.join(cache, 'public'),
  /** Styles, fonts and scripts from the workspace. */
  live: path.join(cache, 'public/live'),
  /** The diagrams as HTML, as a module for Node. */
  prerender: path.join(cache, 'prerender'),
  /** The mark of the brand, in the colour of the text around it. */
  mark: path.join(cache, 'mark.svg'),
  /** The documents of the contract as the reference shows them. */
  contract: path.join(cache, 'contract'),
} as const;

/** The finished site. */
export const site = path.join(root, 'docs-site/dist');
