import { LinkButton } from '@tram/ui/link-button';
import { PageBrand } from '../../app/open-page.tsx';
import { useWords } from '../../app/words.ts';
import { Link } from '../../router.ts';
import { column } from './column.css.ts';
import {
  account,
  anchor,
  anchors,
  bar,
  forCustomers,
  forVisitors,
  header,
} from './HomeHeader.css.ts';
import { homeWords } from './words.vi.ts';

/**
 * The bar of the landing page. Whether somebody is signed in is known only in the browser, so both ways on are in the HTML and
 * styles show the right one from the first paint (`boot.ts`): nothing jumps.
 */
export function HomeHeader() {
  const words = useWords(homeWords);
  return (
    <header className={header}>
      <div className={`${column} ${bar}`}>
        <PageBrand to="/home" />
        <nav className={anchors} aria-label={words.navigation}>
          <a className={anchor} href="#dich-vu">
            {words.services}
          </a>
          <a className={anchor} href="#bang-gia">
            {words.prices}
          </a>
          <a className={anchor} href="#lien-he">
            {words.contact}
          </a>
        </nav>
        <div className={account}>
          <div className={forVisitors}>
            <LinkButton theme="tertiary" size="m" render={<Link to="/login" />}>
              {words.logIn}
            </LinkButton>
            <LinkButton theme="primary" size="m" render={<Link to="/register" />}>
              {words.register}
            </LinkButton>
          </div>
          <div className={forCustomers}>
            <LinkButton theme="primary" size="m" render={<Link to="/" />}>
              {words.manage}
            </LinkButton>
          </div>
        </div>
      </div>
    </header>
  );
}
