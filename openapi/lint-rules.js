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

/**
 * Every operation says how it refuses: a wrong request, too many, a fault, a server that is not there yet; 401 and 403 where it
 * needs a token, 413 and 415 where it takes a body.
 */
function refusalsAreComplete() {
  return {
    Operation(operation, { report, location }) {
      const open = operation.security?.length === 0;
      const wanted = [
        '400',
        '429',
        '500',
        '503',
        ...(open ? [] : ['401', '403']),
        ...(operation.requestBody === undefined ? [] : ['413', '415']),
      ];
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

/** `x-roles`, where it stands, names roles of the contract, on a call that needs a token. */
function rolesAreKnown() {
  let known = [];
  return {
    Root(root) {
      known = root.components?.schemas?.Role?.enum ?? [];
    },
    Operation(operation, { report, location }) {
      const roles = operation['x-roles'];
      if (roles === undefined) return;
      if (!Array.isArray(roles) || roles.length === 0 || operation.security?.length === 0) {
        report({
          message: 'x-roles is a list of roles of a call that needs a token.',
          location: location.child('x-roles'),
        });
        return;
      }
      for (const role of roles) {
        if (known.includes(role)) continue;
        report({
          message: `${JSON.stringify(role)} is no role of the contract.`,
          location: location.child('x-roles'),
        });
      }
    },
  };
}

const isText = (value) => typeof value === 'string' && value.trim() !== '';

/** What is wrong with the mark of an addition on a node that may be left out, or not. */
function markFaults(node, mayBeMissing) {
  const { 'x-addition': without, 'x-addition-when': when } = node;
  if (without === undefined) {
    return when === undefined ? [] : ['x-addition-when stands beside x-addition alone.'];
  }
  return [
    ...(isText(without) ? [] : ['x-addition says what a client does without it.']),
    ...(when === undefined || isText(when) ? [] : ['x-addition-when says when it is sent.']),
    ...(mayBeMissing ? [] : ['What is no part of the specification cannot be required.']),
  ];
}

function reportMarks(node, mayBeMissing, { report, location }) {
  for (const message of markFaults(node, mayBeMissing)) report({ message, location });
}

/**
 * What we have added to the specification is marked, on what other backends may leave out: fields, parameters and headers. A reference
 * is read as it stands: the mark is beside it.
 */
function additionsMayBeMissing() {
  return {
    Schema(schema, { report, location }) {
      for (const [name, property] of Object.entries(schema.properties ?? {})) {
        const mayBeMissing = !(schema.required ?? []).includes(name);
        reportMarks(property, mayBeMissing, {
          report,
          location: location.child(['properties', name]),
        });
      }
    },
    Parameter(parameter, context) {
      reportMarks(parameter, parameter.required !== true, context);
    },
    Header(header, context) {
      reportMarks(header, header.required !== true, context);
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
        'roles-are-known': rolesAreKnown,
        'additions-may-be-missing': additionsMayBeMissing,
      },
    },
  };
}
