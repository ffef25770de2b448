import { useEffect, type ReactNode } from 'react';
import type { Services } from './services.ts';
import { ServicesContext } from './services-context.ts';

export interface AppProps {
  readonly services: Services;
  /** The router's provider: the browser's or the static one. */
  readonly children: ReactNode;
  /** Called once, in the browser, when the first screen has its listeners. */
  readonly onReady?: () => void;
}

/** What stands around the router, the same in the browser and in the HTML, so that one hydrates the other. */
export function App({ services, children, onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}
