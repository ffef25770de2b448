import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { CopyButton } from '../copy-field/CopyButton.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { Page, Section } from './Page.tsx';
import * as styles from './TokenPage.css.ts';

/** One token of a page. */
export interface TokenRow {
  /** As the Design Tokens files call it: `accent-soft`. */
  readonly name: string;
  /** What it is worth. Without it the value of the variable in `code`, in the theme on screen. */
  readonly value?: string;
  /** What it is for. */
  readonly note?: string;
  /** What a developer writes, and the button copies: `var(--tram-accent-soft)`, `space[16]`. */
  readonly code: string;
  /** A swatch, a corner, an icon: 40 px wide. */
  readonly picture?: ReactNode;
  /** A sample that needs the width of the page. */
  readonly specimen?: ReactNode;
}

export interface TokenSection {
  readonly title: string;
  /** What its tokens are for, and what not. */
  readonly about?: string;
  readonly rows: readonly TokenRow[];
  /** Stands above the rows. */
  readonly head?: ReactNode;
}

/** Every theme, and every accent that is laid over it, changes an attribute of the document. */
function observeTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
  return () => observer.disconnect();
}

const themeOnScreen = (): string => {
  const { dataset, style } = document.documentElement;
  return `${dataset['theme'] ?? ''} ${style.cssText}`;
};

/** What a token is worth, read from the document: a page that shows it cannot drift from it. */
function worthOf({ value, code }: TokenRow): string {
  if (value !== undefined) return value;
  const [, variable] = /^var\((--[\w-]+)\)$/u.exec(code) ?? [];
  if (variable === undefined) throw new Error(`${code} is no variable and has no value`);
  const worth = getComputedStyle(document.documentElement).getPropertyValue(variable).trim();
  // A build writes `#fff`.
  return /^#[\da-f]{3}$/iu.test(worth) ? worth.replaceAll(/[\da-f]/giu, '$&$&') : worth;
}

function TokenRowItem({ row }: { readonly row: TokenRow }) {
  const { name, note, code, picture, specimen } = row;
  return (
    <li className={styles.row}>
      {specimen === undefined ? null : <div className={styles.specimen}>{specimen}</div>}
      {picture === undefined ? null : <div className={styles.picture}>{picture}</div>}
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.value}>{worthOf(row)}</div>
        {note === undefined ? null : <div className={styles.note}>{note}</div>}
      </div>
      <CopyButton look="icon" label={code} value={code} />
    </li>
  );
}

interface TokenPageProps {
  /** What is searched: 'Search colours'. */
  readonly search: string;
  readonly sections: readonly TokenSection[];
}

/** A page of tokens: searched by name, value and use; each row with a button that copies what a developer writes. */
export function TokenPage({ search, sections }: TokenPageProps) {
  const [sought, setSought] = useState('');
  useSyncExternalStore(observeTheme, themeOnScreen);
  const words = sought.toLowerCase().split(/\s+/u);
  const found = sections
    .map((section) => ({
      ...section,
      rows: section.rows.filter((row) => {
        const text = [section.title, row.name, row.note, row.code, worthOf(row)].join(' ');
        return words.every((word) => text.toLowerCase().includes(word));
      }),
    }))
    .filter(({ rows }) => rows.length > 0);
  const all = sections.flatMap(({ rows }) => rows).length;
  const shown = found.flatMap(({ rows }) => rows).length;
  return (
    <Page>
      <div className={styles.search}>
        <SearchField label={search} onSearch={setSought} />
        <output className={styles.count}>
          {shown === all ? `All ${all}` : `${shown} of ${all}`}
        </output>
      </div>
      {shown === 0 ? (
        <EmptyState title={`Nothing is called “${sought}”`}>
          Names, values and what a token is for are searched.
        </EmptyState>
      ) : null}
      {found.map(({ title, about, head, rows }) => (
        <Section key={title} title={title} {...(about === undefined ? {} : { about })}>
          {head}
          <ul
            className={
              rows.some(({ specimen }) => specimen !== undefined) ? styles.wideRows : styles.rows
            }
          >
            {rows.map((row) => (
              <TokenRowItem key={row.code} row={row} />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
