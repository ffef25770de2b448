import { Link } from '../../router.ts';
import { useRuntimeConfig } from '../services-context.ts';
import { brand, logo, mark, onInk } from './Brand.css.ts';
import { Mark } from './Mark.tsx';

export interface BrandProps {
  /** Where it leads: the landing page for visitors, '/' for customers. */
  readonly to: '/' | '/home';
  /** Everything in one light colour, for the dark panel. @default false */
  readonly ink?: boolean;
}

/** The product's mark, or the operator's logo, with its name. Renders a link. */
export function Brand({ to, ink = false }: BrandProps) {
  const config = useRuntimeConfig();
  return (
    <Link to={to} className={ink ? `${brand} ${onInk}` : brand}>
      {config.logo === null ? (
        <span className={mark}>
          <Mark />
        </span>
      ) : (
        <img src={config.logo} alt="" className={logo} height={28} />
      )}
      {config.name}
    </Link>
  );
}
