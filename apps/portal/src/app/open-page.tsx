import { Brand } from '@tram/ui/brand-mark';
import { useContext } from 'react';
import { Link } from '../router.ts';
import { useRuntimeConfig } from './services-context.ts';
import { languageNames } from '../boot/language.ts';
import { LanguageContext, i18n } from './words.ts';

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

/**
 * The way to the other language, in that language, for the open pages. Renders a `<button>`; what it does is loaded with the
 * press.
 */
export function LanguageSwitch({ className }: { readonly className: string }) {
  const other = useContext(LanguageContext) === 'vi' ? 'en' : 'vi';
  return (
    <button type="button" className={className} lang={other} onClick={() => i18n.choose?.(other)}>
      {languageNames[other]}
    </button>
  );
}
