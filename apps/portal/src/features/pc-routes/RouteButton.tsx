import type { IpRotationEvent, RouteAction, RouteView } from '@tram/machines/ip-rotation';
import { dateTimeParts } from '@tram/machines/rules';
import { Button } from '@tram/ui/button';
import { VisuallyHidden } from '@tram/ui/visually-hidden';
import { useWords } from '../../app/words.ts';
import type { PcRoutes } from './use-pc-routes.ts';
import { pcRouteWords } from './words.vi.ts';

const events = {
  choose: 'CHOOSE',
  release: 'RELEASE',
  start: 'START',
  change: 'CHANGE_IP',
} as const satisfies Readonly<Record<RouteAction, IpRotationEvent['type']>>;

export interface RouteButtonProps {
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
