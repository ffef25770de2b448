import type { ReactNode } from 'react';
import { dateTimeParts } from '@tram/machines/rules';
import type { RouteView } from '@tram/machines/ip-rotation';
import { Mono } from '@tram/ui/mono';
import { useWords } from '../../app/words.ts';
import { buttons, greyed, line as lineStyle, names, row } from './RouteRow.css.ts';
import { routeNameOf } from './route-name.ts';
import { pcRouteWords } from './words.vi.ts';

export interface RouteRowProps {
  readonly route: RouteView;
  /** Nothing can be done with it: drawn in grey (specification, section 4). @default false */
  readonly isGreyed?: boolean;
  /** Whose it is, as a status. */
  readonly tag?: ReactNode;
  readonly children?: ReactNode;
}

/** One route: its name, its address while it is the customer's, whose it is, and what can be done. Renders a `<li>`. */
export function RouteRow({ route, isGreyed = false, tag, children }: RouteRowProps) {
  const words = useWords(pcRouteWords);
  const { code, line } = routeNameOf(route.name);
  const until = route.waitUntil === null ? null : dateTimeParts(route.waitUntil);
  return (
    <li className={isGreyed ? `${row} ${greyed}` : row}>
      <span className={names}>
        <Mono>{code}</Mono>
        <span className={isGreyed ? undefined : lineStyle}>
          {line}
          {route.ip !== null && (
            <>
              {line === '' ? '' : ' · '}
              <Mono>{route.ip}</Mono>
            </>
          )}
        </span>
        {route.isUnfinished && <span className={lineStyle}>{words.noAddress}</span>}
        {until !== null && <span className={lineStyle}>{words.until(until.time)}</span>}
      </span>
      {tag}
      {children !== undefined && <span className={buttons}>{children}</span>}
    </li>
  );
}
