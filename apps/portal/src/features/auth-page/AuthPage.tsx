import type { ReactNode } from 'react';
import { Notice } from '@tram/ui/notice';
import { LanguageSwitch, PageBrand } from '../../app/open-page.tsx';
import { useRuntimeConfig } from '../../app/services-context.ts';
import { useWords } from '../../app/words.ts';
import { useLocation } from '../../router.ts';
import { WorkstationArt } from '../line-art/WorkstationArt.tsx';
import * as styles from './AuthPage.css.ts';
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
    <div className={styles.page}>
      <aside className={styles.panel}>
        <div>
          <PageBrand to="/home" place="ink" />
        </div>
        <div className={styles.pitch}>
          <div className={styles.art}>
            <WorkstationArt />
          </div>
          <p className={styles.promise}>
            {words.promise.map((line) => (
              <span key={line} className={styles.promiseLine}>
                {line}{' '}
              </span>
            ))}
          </p>
        </div>
        <dl className={styles.contact}>
          {[
            { label: words.support, value: words.supportHours(reach.supportHours) },
            { label: words.hotline, value: reach.hotline },
            { label: words.zalo, value: reach.zalo },
          ].map(({ label, value }) => (
            <div key={label} className={styles.contactItem}>
              <dt className={styles.contactLabel}>{label}</dt>
              <dd className={styles.contactValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <main className={styles.sheet}>
        <div className={styles.brandOnPaper}>
          <PageBrand to="/home" />
        </div>
        <div className={styles.form({ width })}>
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <p>{lead}</p>
          </div>
          {/* In the HTML for the moment when nothing else can say it; `boot.ts` shows it. */}
          <div className={styles.failed}>
            <Notice tone="caution" lead={words.failed.lead} announce="alert">
              {words.failed.before}
              <a href={pathname}>{words.failed.reload}</a>
              {words.failed.after}
            </Notice>
          </div>
          {children}
          <LanguageSwitch className={styles.language} />
        </div>
      </main>
    </div>
  );
}
