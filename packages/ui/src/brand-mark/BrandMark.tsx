import type { ReactElement } from 'react';
import { dressLink, type NavigationLinkProps } from '../navigation/navigation-link.tsx';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './BrandMark.css.ts';

export interface BrandMarkProps {
  /** Edge in px. @default 24 */
  readonly size?: 24 | 28 | undefined;
}

/**
 * The default mark: the outline of a monitor with a dot under it, the *nặng* of "Trạm" and a power light. Renders an
 * `<svg aria-hidden>` in the current colour.
 */
export function BrandMark({ size = 28 }: BrandMarkProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 28 28" fill="none">
      <rect
        x="3.25"
        y="3.25"
        width="21.5"
        height="15.5"
        rx="2.5"
        stroke="currentColor"
        strokeWidth="2.5"
      />
      <circle cx="14" cy="24.5" r="2.5" fill="currentColor" />
    </svg>
  );
}

export interface BrandProps {
  /** Name of the product. */
  readonly name: string;
  /** Address of the operator's logo, 28 px high; without it the default mark. */
  readonly logo?: string | null | undefined;
  /** What the brand is pressed for: `<Link to="/" />`. Without it the brand is plain text. */
  readonly link?: ReactElement<NavigationLinkProps> | undefined;
  /** `bar`: the name folds away below 400 px, where the balance needs the room. @default 'bar' */
  readonly place?: 'bar' | 'page' | 'ink' | undefined;
}

/** Mark (or the operator's logo) and name. The name is always there for screen readers. */
export function Brand({ name, logo = null, link, place = 'bar' }: BrandProps) {
  const content = (
    <>
      {logo === null ? (
        <span className={place === 'ink' ? styles.markOnInk : styles.mark}>
          <BrandMark />
        </span>
      ) : (
        <img src={logo} alt="" height={28} className={styles.logo} />
      )}
      {place === 'bar' ? (
        // A long name is cut where the bar has no room for it.
        <span className={styles.name} title={name} aria-hidden="true">
          {name}
        </span>
      ) : (
        <span className={styles.nameAlways} aria-hidden="true">
          {name}
        </span>
      )}
      <span className={visuallyHidden}>{name}</span>
    </>
  );
  if (link === undefined) return <span className={styles.brand}>{content}</span>;
  return dressLink({ link }, styles.brand, content);
}
