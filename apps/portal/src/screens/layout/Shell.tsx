import { useRuntimeConfig } from '../../app/services-context.ts';
import { Brand } from '@tram/ui/brand-mark';
import { shell, shellBar, shellMenu } from './Layout.css.ts';

/**
 * The shape of the authenticated layout in plain HTML: what stands on the page until its code and the account are there.
 */
export function Shell() {
  const config = useRuntimeConfig();
  return (
    <div className={shell} aria-busy="true">
      <div className={shellBar}>
        <Brand name={config.name} logo={config.logo} />
      </div>
      <div className={shellMenu} />
    </div>
  );
}
