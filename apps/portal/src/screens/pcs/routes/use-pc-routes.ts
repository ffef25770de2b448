import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { Image } from '@tram/api/types';
import {
  ipRotationView,
  withIpRotationPorts,
  type IpRotationEmitted,
  type IpRotationEvent,
  type IpRotationView,
  type IpRotationPorts,
} from '@tram/machines/ip-rotation';
import { useServices } from '../../../app/services-context.ts';
import { useWords } from '../../../app/words.ts';
import { invalidate } from '../../../data/query-client.ts';
import { useLiveEvent, useResync } from '../../../data/live.ts';
import { notifyRouteOutcome } from './notify-route-outcome.ts';
import { pcRouteWords } from './words.vi.ts';
import type { Services } from '../../../app/services.ts';
import { readImage } from '../../../features/pc/read-image.ts';

export interface PcRoutes {
  readonly view: IpRotationView;
  readonly send: (event: IpRotationEvent) => void;
}

/** The internet routes of one PC while its dialog is mounted, kept up to date by its record and by real-time events. */
export function usePcRoutes(image: Image): PcRoutes {
  const services = useServices();
  const words = useWords(pcRouteWords);
  const [machine] = useState(() => withIpRotationPorts(routePorts(services)));
  const actor = useActorRef(machine, {
    input: { record: image, accountId: services.session.user()?._id ?? '' },
  });
  const snapshot = useSelector(actor, (state) => state);
  const view = useMemo(() => ipRotationView(snapshot), [snapshot]);

  const tell = useEffectEvent((outcome: IpRotationEmitted) => {
    notifyRouteOutcome(services, words, outcome, image.name);
    void invalidate(services, 'listImages', 'listLogs');
  });
  useEffect(() => {
    const subscription = actor.on('*', (outcome) => tell(outcome));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => actor.send({ type: 'RECORD', record: image }), [actor, image]);
  useLiveEvent('boot_result', ({ id }) => {
    if (id === null || id === image._id) actor.send({ type: 'REFRESH' });
  });
  useResync(() => actor.send({ type: 'REFRESH' }));
  return { view, send: (event) => actor.send(event) };
}

function routePorts(services: Services): IpRotationPorts {
  const { api, clock } = services;
  return {
    chooseWan: (request, signal) => api.chooseWan({ body: request }, { signal }),
    releaseWan: (request, signal) => api.releaseWan({ body: request }, { signal }),
    startIpRotation: (request, signal) => api.startIpRotation({ body: request }, { signal }),
    changeIpRotation: (request, signal) => api.changeIpRotation({ body: request }, { signal }),
    readImage: (id, signal) => readImage(services, id, { signal, background: true }),
    now: () => clock.now(),
  };
}
