/** Part of `npm run generate:docs`: writes docs/specification.md out of docs/specification.yaml and the marks in the tests. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root.ts';
import { PAGE, readSentences, specificationPage } from './specification/page.ts';
import { readProofs } from './specification/proofs.ts';

writeFileSync(path.join(root, PAGE), specificationPage(readSentences(), readProofs()));
