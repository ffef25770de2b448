import { useRuntimeConfig } from '../../app/services-context.ts';
import { Mark } from '../../app/brand/Mark.tsx';
import { bar, brand, mark, menu, shell, logo } from './Shell.css.ts';

/**
 * The shape of the authenticated layout in plain HTML: what stands on the page until its code and the account are there. Only
 * drawn while a token is stored; a visitor is about to see something else.
 */
export function Shell() {
  const config = useRuntimeConfig();
  return (
    <div className={shell} aria-busy="true">
      <div className={bar}>
        <span className={brand}>
          {config.logo === null ? (
            <span className={mark}>
              <Mark />
            </span>
          ) : (
            <img src={config.logo} alt="" className={logo} height={28} />
          )}
          {config.name}
        </span>
      </div>
      <div className={menu} />
    </div>
  );
}
