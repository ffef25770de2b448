import { renderToString } from 'react-dom/server';
import { cases } from './cases.ts';
import { SamplePage } from './page.tsx';

/** HTML of every case, by its name. Runs in plain Node. */
export function renderOnServer(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    cases.map(({ name, sample }) => [name, renderToString(<SamplePage sample={sample} />)]),
  );
}
