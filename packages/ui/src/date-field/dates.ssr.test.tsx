import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BirthDateField } from '../birth-date-field/BirthDateField.tsx';
import { DateRangeField } from '../date-range-field/DateRangeField.tsx';
import { DateField } from './DateField.tsx';

const fields: readonly (readonly [name: string, field: ReactNode, says: string])[] = [
  ['DateField', <DateField key="0" label="Ngày cấp" value="2026-11-05" />, 'value="05/11/2026"'],
  [
    'DateRangeField',
    <DateRangeField key="0" label="Thời gian thuê" value={['2026-11-05', '']} />,
    'value="05/11/2026"',
  ],
  ['BirthDateField', <BirthDateField key="0" label="Ngày sinh" />, 'autoComplete="bday"'],
];

test.each(fields)('%s renders where there is no browser, without styles', (_name, field, says) => {
  expect(typeof window).toBe('undefined');
  const html = renderToString(field);
  expect(html).toContain(says);
  expect(html).not.toMatch(/\sstyle=/);
});
