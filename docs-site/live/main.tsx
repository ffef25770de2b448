/** Makes the diagrams of a page live: what was drawn when the site was built is taken over by React. */
import { hydrateRoot } from 'react-dom/client';
import { drawing } from './drawing.tsx';
import { lifecycles } from './lifecycles.ts';

for (const place of document.querySelectorAll<HTMLElement>('[data-lifecycle]')) {
  const { lifecycle: name = '', label = '' } = place.dataset;
  void lifecycles[name]?.().then((lifecycle) =>
    hydrateRoot(place, drawing({ label, lifecycle })),
  );
}
