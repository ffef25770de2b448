/** Run when the site is built: the lifecycles as they look before a reader has done anything. */
import { BrandMark } from '@tram/ui/brand-mark';
import { renderToString } from 'react-dom/server';
import { drawing } from './drawing.tsx';
import { lifecycles } from './lifecycles.ts';

/** @throws Error for a lifecycle that has no diagram here: add it to `lifecycles.ts` */
export async function drawnLifecycle(name: string, label: string): Promise<string> {
  const lifecycle = await lifecycles[name]?.();
  if (lifecycle === undefined) throw new Error(`The lifecycle ${name} cannot be stepped through`);
  return renderToString(drawing({ label, lifecycle }));
}

export const brandMark = (): string => renderToString(<BrandMark size={24} />);
