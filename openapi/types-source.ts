import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/**
 * TypeScript source of the contract's paths, operations and schemas.
 *
 * Bytes are `Blob`: the generator's own choice for `format: binary` is `string`, which is not what a browser sends or
 * receives. What may be left out may be `undefined` too: a record that is made anew of another's fields is one of its kind.
 */
export async function typesSource(contract: URL): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTypescript(contract, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes.map(withUndefined));
}

function withUndefined(node: ts.Node): ts.Node {
  const { transformed } = ts.transform(node, [
    (context) => {
      const visit = (inner: ts.Node): ts.Node =>
        mayBeUndefined(ts.visitEachChild(inner, visit, context));
      return visit;
    },
  ]);
  return transformed[0] ?? node;
}

function mayBeUndefined(node: ts.Node): ts.Node {
  if (!ts.isPropertySignature(node) || node.questionToken === undefined) return node;
  if (node.type === undefined || node.type.kind === ts.SyntaxKind.NeverKeyword) return node;
  const none = ts.factory.createKeywordTypeNode(ts.SyntaxKind.UndefinedKeyword);
  const choices = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  return ts.factory.updatePropertySignature(
    node,
    node.modifiers,
    node.name,
    node.questionToken,
    ts.factory.createUnionTypeNode([...choices, none]),
  );
}
