import { useId, type ReactNode } from 'react';
import { Card } from '@tram/ui/card';
import {
  number as numberStyle,
  quiet,
  section,
  sectionHead,
  sectionTitle,
} from './identity.css.ts';

/** A numbered part of the form. */
export function FormSection({
  number,
  title,
  lead,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={section}>
        <div className={sectionHead}>
          <span className={numberStyle} aria-hidden="true">
            {number}
          </span>
          <div>
            <h2 id={titleId} className={sectionTitle}>
              {title}
            </h2>
            {lead !== undefined && <p className={quiet}>{lead}</p>}
          </div>
        </div>
        {children}
      </div>
    </Card>
  );
}
