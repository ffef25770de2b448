import type { ReactNode } from 'react';
import { count as countClass, icon as iconClass } from './Tabs.css.ts';

/** What every tab shows, a button or a link. */
export interface TabFaceProps {
  /** One or two words. */
  readonly label: string;
  /** Size 20. */
  readonly icon?: ReactNode;
  /** How many things are behind it. */
  readonly count?: number;
}

/** The words of a tab. */
export function TabFace({ label, icon, count }: TabFaceProps) {
  return (
    <>
      {icon !== undefined && <span className={iconClass}>{icon}</span>}
      <span>{label}</span>
      {count !== undefined && (
        <>
          {' '}
          <span className={countClass}>{count}</span>
        </>
      )}
    </>
  );
}
