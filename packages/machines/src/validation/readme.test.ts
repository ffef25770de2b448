import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportedDocs, namesOf, tableRows } from '../testing/exported-docs.ts';
import { everyForm, notAForm } from './testing/every-form.ts';

const exported = exportedDocs(path.join(import.meta.dirname, '../validation.ts'));
const readme = readFileSync(path.join(import.meta.dirname, 'README.md'), 'utf8');
const [, list = '', messages = ''] = readme.split(/^## Every /mu);

test('the tables name every export once, and nothing else', () => {
  const named = tableRows(list).flatMap(([name = '', types = '']) =>
    namesOf(name.includes('Schema') ? name + types : name),
  );
  expect(named.sort()).toEqual(exported.map(({ name }) => name).sort());
});

test.each(exported)('$name has a docstring, a schema one that names its section', (of) => {
  expect(of.doc).not.toBe('');
  const named = of.isType ? 'section 5' : of.doc;
  expect(named).toMatch(/section [35]/u);
});

describe('the messages of the README are those of the forms', () => {
  const rows = tableRows(messages);

  test.each(Object.entries(everyForm))('%s', (name, { missing, wrong }) => {
    const own = rows.filter(([form = '']) => form === `\`${name}Schema\``).map(([, said]) => said);
    const fields = Object.entries(missing).map(([field, message]) => `\`${field}\`: ${message}`);
    expect(own).toEqual([fields.join('<br>'), wrong.join('<br>')].filter((said) => said !== ''));
  });

  test('what is no form', () => {
    expect(messages).toContain(`'${notAForm}'`);
  });
});
