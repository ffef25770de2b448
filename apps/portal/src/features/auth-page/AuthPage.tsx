import type { ReactNode } from 'react';
import { Notice } from '@tram/ui/notice';
import { LanguageSwitch, PageBrand } from '../../app/open-page.tsx';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useLocation } from '../../router.ts';
import { WorkstationArt } from '../line-art/WorkstationArt.tsx';
import {
  art,
  brandOnInk,
  brandOnPaper,
  contact,
  contactItem,
  contactLabel,
  contactValue,
  failed,
  form,
  head,
  language,
  page,
  panel,
  pitch,
  promise,
  promiseLine,
  sheet,
  title as titleClass,
} from './AuthPage.css.ts';
import { authPageWords } from './words.vi.ts';

export interface AuthPageProps {
  readonly title: string;
  /** The line under the title: the way to the other form. */
  readonly lead: ReactNode;
  /** The sign-up form has two columns. @default 'narrow' */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/**
 * The page around a form of the open part: on desktops an ink panel with the mark, line art and the contact lines at its
 * left; on phones the mark alone. Renders an `<aside>` and a `<main>` with the page's h1.
 */
export function AuthPage({ title, lead, width = 'narrow', children }: AuthPageProps) {
  const words = useWords(authPageWords);
  const { contact: reach } = useRuntimeConfig();
  const { pathname } = useLocation();
  return (
    <div className={page}>
      <aside className={panel}>
        <div className={brandOnInk}>
          <PageBrand to="/home" place="ink" />
        </div>
        <div className={pitch}>
          <div className={art}>
            <WorkstationArt />
          </div>
          <p className={promise}>
            {words.promise.map((line) => (
              <span key={line} className={promiseLine}>
                {line}{' '}
              </span>
            ))}
          </p>
        </div>
        <dl className={contact}>
          {[
            { label: words.support, value: words.supportHours(reach.supportHours) },
            { label: words.hotline, value: reach.hotline },
            { label: words.zalo, value: reach.zalo },
          ].map(({ label, value }) => (
            <div key={label} className={contactItem}>
              <dt className={contactLabel}>{label}</dt>
              <dd className={contactValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <main className={sheet}>
        <div className={brandOnPaper}>
          <PageBrand to="/home" />
        </div>
        <div className={form({ width })}>
          <div className={head}>
            <h1 className={titleClass}>{title}</h1>
            <p>{lead}</p>
          </div>
          {/* In the HTML for the moment when nothing else can say it; `boot.ts` shows it. */}
          <div className={failed}>
            <Notice tone="caution" lead={words.failed.lead} announce="alert">
              {words.failed.before}
              <a href={pathname}>{words.failed.reload}</a>
              {words.failed.after}
            </Notice>
          </div>
          {children}
          <LanguageSwitch className={language} />
        </div>
      </main>
    </div>
  );
}
