/** Changes to multipart forms: what they say, and how they are written. */
import * as fc from 'fast-check';
import { isNode, type Node } from '../../src/http/contract-checks.ts';
import { anotherBody, bytes, type Mutation, mutation } from './mutation.ts';
import { boundary, type FormPart, formBytes } from './request-parts.ts';

type Parts = readonly FormPart[];

function changedForm(change: (parts: Parts) => Parts): Mutation['apply'] {
  return (parts) =>
    parts.body.kind === 'form'
      ? { ...parts, body: { kind: 'form', parts: change(parts.body.parts) } }
      : parts;
}

/** The form with its bytes changed after it was written. */
function rewritten(
  change: (whole: Buffer) => Uint8Array,
  contentType = `multipart/form-data; boundary=${boundary}`,
): Mutation['apply'] {
  return (parts) =>
    parts.body.kind === 'form'
      ? { ...parts, body: bytes(change(Buffer.from(formBytes(parts.body.parts))), contentType) }
      : parts;
}

function changedPart(name: string, change: Partial<FormPart>): Mutation['apply'] {
  return changedForm((parts) =>
    parts.map((one) => (one.name === name ? { ...one, ...change } : one)),
  );
}

function field(name: string, content: string): FormPart {
  return { name, fileName: null, contentType: null, content: Buffer.from(content) };
}

const isFile = (part: FormPart) => part.fileName !== null;

/** Forms that cannot be read, or that hold too much. */
const unreadable: readonly Mutation[] = [
  anotherBody('no body', 'forbidden', { kind: 'none' }),
  anotherBody('JSON', 'forbidden', bytes('{}', 'application/json')),
  anotherBody('a form of text', 'forbidden', bytes('otp=1', 'application/x-www-form-urlencoded')),
  mutation(
    'no boundary',
    'forbidden',
    rewritten((whole) => whole, 'multipart/form-data'),
  ),
  mutation(
    'another boundary',
    'forbidden',
    rewritten((whole) => whole, 'multipart/form-data; boundary=other'),
  ),
  mutation(
    'no end',
    'forbidden',
    rewritten((whole) => whole.subarray(0, -6)),
  ),
  mutation(
    'half a form',
    'forbidden',
    rewritten((whole) => whole.subarray(0, whole.length / 2)),
  ),
  mutation(
    'the first header cut off',
    'forbidden',
    rewritten((whole) => whole.subarray(0, 40)),
  ),
  mutation(
    'NUL bytes for a form',
    'forbidden',
    rewritten(() => Buffer.alloc(50)),
  ),
  mutation(
    'an empty form',
    'forbidden',
    changedForm(() => []),
  ),
  mutation(
    'too many fields',
    'forbidden',
    changedForm((parts) => [
      ...parts,
      ...Array.from({ length: 60 }, (_one, index) => field(`extra${index}`, 'x')),
    ]),
  ),
  mutation(
    'too many files',
    'forbidden',
    changedForm((parts) => {
      const files = parts.filter(isFile);
      return [...parts, ...files, ...files, ...files];
    }),
  ),
];

const noPictures = ['', 'GIF89a', '<svg onload=alert(1)>', '%PDF-1.7', '\u{89}PNG', 'ÿØÿ'];
const strangeFileNames = ['../../x.png', '\\x.png', 'a'.repeat(3000), '.', 'x.exe', 'ảnh.png', ''];

/** Changes to a form of this schema. */
export function formMutations(schema: Node, files: ReadonlySet<string>): fc.Arbitrary<Mutation>[] {
  const all = Object.keys(isNode(schema['properties']) ? schema['properties'] : {});
  const names = fc.constantFrom(...all);
  const fileNames = fc.constantFrom(...files);
  const textNames = fc.constantFrom(...all.filter((one) => !files.has(one)));
  return [
    fc.constantFrom(...unreadable),
    names.map((name) =>
      mutation(
        `without ${name}`,
        'forbidden',
        changedForm((parts) => parts.filter((part) => part.name !== name)),
      ),
    ),
    fc.constantFrom('extra', '__proto__', 'constructor', 'hasOwnProperty', 'a"b', '').map((name) =>
      mutation(
        `with the field "${name}"`,
        'forbidden',
        changedForm((parts) => [...parts, field(name, 'x')]),
      ),
    ),
    names.map((name) =>
      mutation(
        `${name} twice`,
        'open',
        changedForm((parts) => [...parts, ...parts.filter((part) => part.name === name)]),
      ),
    ),
    fileNames.map((name) =>
      mutation(
        `${name} is no file`,
        'forbidden',
        changedPart(name, { fileName: null, contentType: null }),
      ),
    ),
    textNames.map((name) =>
      mutation(
        `${name} is a file`,
        'forbidden',
        changedPart(name, { fileName: 'x.png', contentType: 'image/png' }),
      ),
    ),
    fc.tuple(fileNames, fc.constantFrom(...noPictures)).map(([name, text]) =>
      mutation(
        `${name} is no picture`,
        // What the customer has sent before may come first.
        'open',
        changedPart(name, { content: Buffer.from(text, 'latin1') }),
      ),
    ),
    fc
      .tuple(fileNames, fc.constantFrom(...strangeFileNames))
      .map(([name, fileName]) =>
        mutation(`${name} has a strange name`, 'open', changedPart(name, { fileName })),
      ),
    fc
      .tuple(
        textNames,
        fc.constantFrom('\0', 'a\0b', '\u{202e}a', '\u{1b}[2J', '', 'x'.repeat(1_100_000)),
      )
      .map(([name, text]) =>
        mutation(
          `${name} is no text of its kind`,
          'forbidden',
          changedPart(name, { content: Buffer.from(text) }),
        ),
      ),
    textNames.map((name) =>
      mutation(
        `${name} is no UTF-8`,
        'open',
        changedPart(name, { content: Buffer.from([0xc3, 0x28, 0xff]) }),
      ),
    ),
  ];
}
