/** Makes the diagrams of a page live: what was drawn when the site was built is taken over by React. */
import { hydrateRoot } from 'react-dom/client';
import { drawing } from './drawing.tsx';
import { lifecycles } from './lifecycles.ts';

async function bringToLife(place: HTMLElement): Promise<void> {
  const { lifecycle: name = '', label = '' } = place.dataset;
  const lifecycle = await lifecycles[name]?.();
  if (lifecycle !== undefined) hydrateRoot(place, drawing({ label, lifecycle }));
}

for (const place of document.querySelectorAll<HTMLElement>('[data-lifecycle]')) {
  void bringToLife(place);
}
