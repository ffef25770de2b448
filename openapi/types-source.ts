import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/**
 * TypeScript source of the contract's paths, operations and schemas.
 *
 * Bytes are `Blob`: the generator's own choice for `format: binary` is `string`, which is not what a browser sends or
 * receives.
 */
export async function typesSource(contract: URL): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const nodes = await openapiTypescript(contract, {
    transform: (schema) => (schema.format === 'binary' ? blob : undefined),
  });
  return astToString(nodes);
}
