import type { IpRotationHolder, RouteView } from '@tram/machines/ip-rotation';
import { EmptyState } from '@tram/ui/empty-state';
import { StatusBadge } from '@tram/ui/status-badge';
import { routeStatuses } from '@tram/ui/status-sets';
import { useWords } from '../../../app/words.ts';
import type { PcDialogProps } from '../../../features/pc/use-pcs.ts';
import { RouteButton, RouteRow } from './RouteRow.tsx';
import { list } from './RouteRow.css.ts';
import { RoutesFrame } from './RoutesFrame.tsx';
import { usePcRoutes, type PcRoutes } from './use-pc-routes.ts';
import { pcRouteWords } from './words.vi.ts';

const statusOf = { own: 'mine', other: 'other', free: 'free' } as const satisfies Readonly<
  Record<IpRotationHolder, keyof typeof routeStatuses>
>;

/** The button of each holder (specification, section 4): 'Đổi IP', greyed out with none, 'Start'. */
function RotatingRoute({
  routes,
  route,
}: {
  readonly routes: PcRoutes;
  readonly route: RouteView;
}) {
  const tag = <StatusBadge set={routeStatuses} value={statusOf[route.holder]} />;
  if (route.action === null) return <RouteRow route={route} isGreyed tag={tag} />;
  return (
    <RouteRow route={route} tag={tag}>
      <RouteButton routes={routes} route={route} action={route.action} />
      {route.holder === 'own' && <RouteButton routes={routes} route={route} action="release" />}
    </RouteRow>
  );
}

/** The rotating routes of a PC and who holds each (specification, sections 2 and 4 "IP rotation per route"). */
export function RotationDialog({ image, ...dialog }: PcDialogProps) {
  const words = useWords(pcRouteWords);
  const routes = usePcRoutes(image);
  const { rotating } = routes.view;
  return (
    <RoutesFrame {...dialog} routes={routes} title={words.rotation.title} machine={image.name}>
      {rotating.length === 0 ? (
        <EmptyState headingLevel={3}>{words.rotation.empty}</EmptyState>
      ) : (
        <ul aria-label={words.rotation.routes} className={list}>
          {rotating.map((route) => (
            <RotatingRoute key={route.name} routes={routes} route={route} />
          ))}
        </ul>
      )}
    </RoutesFrame>
  );
}
