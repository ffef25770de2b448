import type { ReactNode } from 'react';
import { PageBrand } from '../../app/open-page.tsx';
import { body, head, headInner, page } from './PlainPage.css.ts';

/** A page outside the layout: the brand above, one message in the middle. Renders a `<header>` and a `<main>`. */
export function PlainPage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={page}>
      <header className={head}>
        <div className={headInner}>
          <PageBrand to="/" />
        </div>
      </header>
      <main className={body}>{children}</main>
    </div>
  );
}
