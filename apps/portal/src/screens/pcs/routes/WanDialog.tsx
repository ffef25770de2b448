import { EmptyState } from '@tram/ui/empty-state';
import { Notice } from '@tram/ui/notice';
import { StatusBadge } from '@tram/ui/status-badge';
import { routeStatuses } from '@tram/ui/status-sets';
import { useWords } from '../../../app/words.ts';
import type { PcDialogProps } from '../../../features/pc/use-pcs.ts';
import { RouteButton, RouteRow } from './RouteRow.tsx';
import { list } from './RouteRow.css.ts';
import { RoutesFrame } from './RoutesFrame.tsx';
import { usePcRoutes } from './use-pc-routes.ts';
import { pcRouteWords } from './words.vi.ts';

/**
 * The internet route that a PC goes through (specification, section 2 "internet route choice"): one of its router's, or the default
 * one. Choosing is `POST /sshs/cli-add-mangle`, going back `POST /sshs/cli-delete-mangle`, both with the stored 'WAN00 …'.
 */
export function WanDialog({ image, ...dialog }: PcDialogProps) {
  const words = useWords(pcRouteWords);
  const routes = usePcRoutes(image);
  const { plain } = routes.view;
  return (
    <RoutesFrame {...dialog} routes={routes} title={words.wan.title} machine={image.name}>
      {plain.length > 0 && plain.every(({ holder }) => holder !== 'own') && (
        <Notice tone="info" lead={words.wan.byDefault.lead}>
          {words.wan.byDefault.detail}
        </Notice>
      )}
      {plain.length === 0 ? (
        <EmptyState headingLevel={3}>{words.wan.empty}</EmptyState>
      ) : (
        <ul aria-label={words.wan.routes} className={list}>
          {plain.map((route) =>
            route.holder === 'own' ? (
              <RouteRow
                key={route.name}
                route={route}
                tag={
                  <StatusBadge set={routeStatuses} value="mine">
                    {words.wan.inUse}
                  </StatusBadge>
                }
              >
                <RouteButton routes={routes} route={route} action="release" />
              </RouteRow>
            ) : (
              <RouteRow key={route.name} route={route}>
                <RouteButton routes={routes} route={route} action="choose" />
              </RouteRow>
            ),
          )}
        </ul>
      )}
    </RoutesFrame>
  );
}
