import path from 'node:path';
import type { Plugin } from 'vite';

const modesFile = path.join(import.meta.dirname, './modes.ts');

/**
 * Writes the modes of each story into its `parameters.chromatic`, so that a story says where it is drawn by its title, its place
 * in the file and its frame, and no file repeats the rule. The parameters of the preview could not: Storybook merges the modes of a
 * story into them, and has none of the two for what a story is.
 */
export function storyModesPlugin(): Plugin {
  return {
    name: 'story-modes',
    transform: {
      filter: { id: /\.stories\.tsx$/u },
      handler(code) {
        let meta: string | undefined;
        const stories: string[] = [];
        for (const node of this.parse(code).body) {
          if (node.type === 'ExportDefaultDeclaration' && node.declaration.type === 'Identifier')
            meta = node.declaration.name;
          if (
            node.type !== 'ExportNamedDeclaration' ||
            node.declaration?.type !== 'VariableDeclaration'
          )
            continue;
          for (const { id } of node.declaration.declarations)
            if (id.type === 'Identifier') stories.push(id.name);
        }
        if (meta === undefined) throw new Error('A story file exports its meta by name.');
        return `${code}
import { chromaticParameters as tramChromaticParameters } from ${JSON.stringify(modesFile)};
[${stories.join(', ')}].forEach((story, index) => {
  const { viewport } = { ...${meta}.globals, ...story.globals };
  const chromatic = tramChromaticParameters({ title: ${meta}.title, isFirst: index === 0, viewport: viewport?.value });
  story.parameters = { ...story.parameters, chromatic: { ...chromatic, ...story.parameters?.chromatic } };
});
`;
      },
    },
  };
}
