/**
 * Lint rules of our own, loaded by `redocly.yaml` as the plugin `tram`. JavaScript, because Redocly imports it as it is.
 *
 * Each rule returns visitors: Redocly calls them with a node, references followed, and the place to report at.
 */

/** Every value of an enumeration says what it means. */
function enumerationValuesAreDescribed() {
  return {
    Schema(schema, { report, location }) {
      if (!Array.isArray(schema.enum)) return;
      const described = Object.keys(schema['x-enumDescriptions'] ?? {});
      for (const value of schema.enum) {
        if (!described.includes(String(value))) {
          report({ message: `The value ${JSON.stringify(value)} has no description.`, location });
        }
      }
      for (const name of described) {
        if (!schema.enum.some((value) => String(value) === name)) {
          report({ message: `${JSON.stringify(name)} is described but is no value.`, location });
        }
      }
    },
  };
}

/** Every named schema has a description, of its own or of the schema that it is another name for. */
function schemasAreDescribed() {
  return {
    NamedSchemas: {
      Schema(schema, { report, location, key }) {
        if (schema.description === undefined) {
          report({ message: `The schema ${String(key)} has no description.`, location });
        }
      },
    },
  };
}

/** A request body takes nothing that the contract does not name. */
function requestBodiesAreClosed() {
  return {
    RequestBody: {
      MediaType(media, { report, location, resolve }) {
        const { node } = resolve(media.schema);
        if (node?.type === 'object' && node.additionalProperties !== false) {
          report({ message: 'A request body must have additionalProperties: false.', location });
        }
      },
    },
  };
}

/** A GET that changes something answers `Cache-Control: no-store`. */
function sideEffectsAreNotStored() {
  return {
    PathItem(item, { report, location, resolve }) {
      if (item.get?.['x-side-effect'] !== true) return;
      const { node } = resolve(item.get.responses['200']);
      if (node?.headers?.['Cache-Control']?.$ref !== '#/components/headers/NoStore') {
        report({
          message: 'A GET with a side effect must answer Cache-Control: no-store.',
          location: location.child(['get', 'responses', '200']),
        });
      }
    },
  };
}

/** Every operation says how it refuses: too many requests, a fault, not offered, and 401 when it needs a token. */
function refusalsAreComplete() {
  return {
    Operation(operation, { report, location }) {
      const open = operation.security?.length === 0;
      const wanted = ['429', '500', '501', ...(open ? [] : ['401'])];
      for (const status of wanted) {
        if (operation.responses[status] === undefined) {
          report({
            message: `The answer ${status} is missing.`,
            location: location.child('responses'),
          });
        }
      }
    },
  };
}

// oxlint-disable-next-line import/no-default-export -- Redocly takes a plugin from the default export alone
export default function tram() {
  return {
    id: 'tram',
    rules: {
      oas3: {
        'enumeration-values-are-described': enumerationValuesAreDescribed,
        'schemas-are-described': schemasAreDescribed,
        'request-bodies-are-closed': requestBodiesAreClosed,
        'side-effects-are-not-stored': sideEffectsAreNotStored,
        'refusals-are-complete': refusalsAreComplete,
      },
    },
  };
}
