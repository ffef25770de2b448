import { createRoot } from 'react-dom/client';
import { cases } from '../../conformance/cases.ts';
import { settled } from '../../conformance/page.tsx';
import { wardrobe } from './looks.ts';

/** Every component, or the one that the query's `case` names: for what opens, which would lie under an open dialog. */
function EveryComponent() {
  const wanted = new URLSearchParams(location.search).get('case');
  return cases
    .filter(({ name }) => wanted === null || name === wanted)
    .map(({ name, sample }) => (
      <section
        key={name}
        data-case={name}
        data-entry={/^\.\/[\w-]+/u.exec(name)?.[0]}
        data-opens={JSON.stringify(sample.opens)}
      >
        {settled(sample)}
      </section>
    ));
}

Object.assign(window, { wardrobe });
const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(<EveryComponent />);
