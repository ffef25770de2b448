import { type CssNode, parse, walk } from 'css-tree';
import { namesAt, newerFeature, type NewerFeature } from './compat-data.ts';

const valueTypes = namesAt(['css', 'types']);

function newerValue(property: string, node: CssNode): readonly (NewerFeature | null)[] {
  if (node.type === 'Dimension') return [newerFeature(['css', 'types', 'length', node.unit])];
  if (node.type !== 'Identifier' && node.type !== 'Function') return [];
  const own = newerFeature(['css', 'properties', property, node.name]);
  if (node.type === 'Identifier') return [own];
  return [
    own,
    newerFeature(['css', 'types', node.name]),
    ...valueTypes.map((type) => newerFeature(['css', 'types', type, node.name])),
  ];
}

/**
 * What a style sheet uses that one of the oldest browsers lacks: properties, their values, functions and units, selectors, at-rules
 * and media features. What stands in `@supports` is left out: the sheet itself asks for it.
 */
export function newerInStyles(text: string): readonly NewerFeature[] {
  const found = new Map<string, NewerFeature>();
  const add = (feature: NewerFeature | null): void => {
    if (feature !== null) found.set(feature.path, feature);
  };
  walk(parse(text), function visit(node) {
    if (node.type === 'Atrule') {
      if (node.name === 'supports') return this.skip;
      add(newerFeature(['css', 'at-rules', node.name]));
    }
    if (node.type === 'Feature') add(newerFeature(['css', 'at-rules', 'media', node.name]));
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      add(newerFeature(['css', 'selectors', node.name]));
    if (node.type === 'Declaration' && !node.property.startsWith('--')) {
      const { property } = node;
      add(newerFeature(['css', 'properties', property]));
      walk(node.value, (part) => newerValue(property, part).forEach(add));
    }
    return undefined;
  });
  return [...found.values()];
}
