import type { ReactNode } from 'react';
import { dateTimeParts } from '@tram/machines/rules';
import type { RouteView, IpRotationEvent, RouteAction } from '@tram/machines/ip-rotation';
import { Mono } from '@tram/ui/mono';
import { useWords } from '../../../app/words.ts';
import { buttons, greyed, line as lineStyle, names, row } from './RouteRow.css.ts';
import { routeNameOf } from './route-name.ts';
import { pcRouteWords } from './words.vi.ts';
import { Button } from '@tram/ui/button';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import type { PcRoutes } from './use-pc-routes.ts';

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

const events = {
  choose: 'CHOOSE',
  release: 'RELEASE',
  start: 'START',
  change: 'CHANGE_IP',
} as const satisfies Readonly<Record<RouteAction, IpRotationEvent['type']>>;

interface RouteButtonProps {
  readonly routes: PcRoutes;
  readonly route: RouteView;
  readonly action: RouteAction;
}

/** What can be asked of a route; it says why where it cannot be asked now. Its name for readers ends with the route's. */
export function RouteButton({ routes: { view, send }, route, action }: RouteButtonProps) {
  const words = useWords(pcRouteWords);
  const { change } = view;
  const isOnItsWay = change.step === 'sending' || change.step === 'checking';
  const busy = isOnItsWay && change.route === route.name && change.action === action;
  const refusal = route.refusals[action];
  const until = route.waitUntil === null ? null : dateTimeParts(route.waitUntil);
  const reason =
    refusal === 'too-soon' && until !== null
      ? words.until(until.time)
      : refusal === 'changing'
        ? words.busy
        : null;
  const label = {
    choose: words.wan.choose,
    release: words.release,
    start: words.rotation.start,
    change: words.rotation.change,
  }[action];
  const busyLabel = {
    choose: words.wan.choosing,
    release: words.releasing,
    start: words.rotation.starting,
    change: words.rotation.changing,
  }[action];
  return (
    <Button
      theme={action === 'release' ? 'tertiary' : 'secondary'}
      busy={busy}
      busyLabel={busyLabel}
      disabled={!busy && refusal !== null}
      // On screen the row and the notice above say so.
      {...(reason === null ? {} : { disabledReason: reason, hideReason: true })}
      onClick={() => send({ type: events[action], route: route.name })}
    >
      {label}
      <VisuallyHidden> {route.name}</VisuallyHidden>
    </Button>
  );
}
