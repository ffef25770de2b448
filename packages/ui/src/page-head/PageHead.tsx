import type { ReactNode, Ref } from 'react';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps {
  /** The page's `<h1>`. */
  readonly title: ReactNode;
  /** One plain sentence under it. */
  readonly children?: ReactNode | undefined;
  /** At most one primary action, at the right. */
  readonly action?: ReactNode | undefined;
  /** The heading, which can take the focus when its route is entered. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The head of a page: title, one sentence, one action; no breadcrumbs (art direction, section 4). Renders a `<div>`. */
export function PageHead({ title, children, action, titleRef }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {children !== undefined && <p className={styles.sentence}>{children}</p>}
      </div>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
