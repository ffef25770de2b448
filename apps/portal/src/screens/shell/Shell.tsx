import { useRuntimeConfig } from '../../app/services-context.ts';
import { Brand } from '@tram/ui/brand-mark';
import { bar, menu, shell } from './Shell.css.ts';

/**
 * The shape of the authenticated layout in plain HTML: what stands on the page until its code and the account are there. Only
 * drawn while a token is stored; a visitor is about to see something else.
 */
export function Shell() {
  const config = useRuntimeConfig();
  return (
    <div className={shell} aria-busy="true">
      <div className={bar}>
        <Brand name={config.name} logo={config.logo} />
      </div>
      <div className={menu} />
    </div>
  );
}
