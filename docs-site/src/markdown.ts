/** What the site makes of the documents' Markdown beyond Starlight's own. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineHastPlugin } from 'satteri';
import { root } from '../../scripts/root.ts';
import { targetOf } from '../content/links.ts';

/** Links to files of the repository lead to their pages, or to the repository. */
export const repositoryLinks = defineHastPlugin({
  name: 'repository-links',
  element: {
    filter: ['a'],
    visit(node, context) {
      const { href } = node.properties;
      if (typeof href !== 'string' || context.fileURL === undefined) return undefined;
      const file = path.relative(root, fileURLToPath(context.fileURL)).split(path.sep).join('/');
      const target = targetOf(file, href);
      if (target.kind === 'words') {
        return { type: 'element', tagName: 'span', properties: {}, children: node.children };
      }
      if (target.kind !== 'as-written') context.setProperty(node, 'href', target.href);
      return undefined;
    },
  },
});

/**
 * A table that is wider than the page scrolls in a box of its own, which the keyboard reaches. A head without words, above the names
 * of rows, is no head.
 */
export const tables = defineHastPlugin({
  name: 'tables',
  element: [
    {
      filter: ['table'],
      visit(node, context) {
        context.wrapNode(node, {
          type: 'element',
          tagName: 'div',
          properties: { className: ['table'], tabIndex: 0, role: 'group', ariaLabel: 'Table' },
          children: [],
        });
      },
    },
    {
      filter: ['th'],
      visit(node, context) {
        return context.textContent(node).trim() === ''
          ? { type: 'element', tagName: 'td', properties: {}, children: [] }
          : undefined;
      },
    },
  ],
});
