import { Brand } from '@tram/ui/brand-mark';
import { Link } from '../router.ts';
import { useRuntimeConfig } from './services-context.ts';

export interface PageBrandProps {
  /** Where it leads: the landing page for visitors, '/' for customers. */
  readonly to: '/' | '/home';
  /** On the dark panel everything has one light colour. @default 'page' */
  readonly place?: 'page' | 'ink';
}

/** The operator's brand on a page outside the layout, as a link. */
export function PageBrand({ to, place = 'page' }: PageBrandProps) {
  const { name, logo } = useRuntimeConfig();
  return <Brand name={name} logo={logo} place={place} link={<Link to={to} />} />;
}
