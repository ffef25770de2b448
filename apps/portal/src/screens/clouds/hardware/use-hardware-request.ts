import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import type { CloudImage } from '@tram/api/types';
import {
  hardwareRequestView,
  withHardwareRequestPorts,
  type HardwareRequestEmitted,
  type HardwareRequestEvent,
  type HardwareRequestView,
} from '@tram/machines/hardware-request';
import { useServices } from '../../../app/services-context.ts';
import type { Services } from '../../../app/services.ts';
import { useAccount } from '../../../data/query-state.ts';
import { useLiveEvent, useResync } from '../../../data/live.ts';
import { readCloudImage } from '../../../features/cloud/cloud-lifecycles.ts';

interface Request {
  readonly view: () => HardwareRequestView;
  readonly subscribe: (changed: () => void) => () => void;
  readonly send: (event: HardwareRequestEvent) => void;
  /** Something was done or decided; returns the function that ends the listening. */
  readonly onTold: (listener: (told: HardwareRequestEmitted['type']) => void) => () => void;
  readonly stop: () => void;
}

/** Starts the lifecycle of a machine's request. Nothing is sent until the customer asks for it. */
function beginRequest(services: Services, image: CloudImage, discount: number | null): Request {
  const { api } = services;
  const actor = createActor(
    withHardwareRequestPorts({
      addCloudHardware: ({ image: id, hardwares }, signal) =>
        api.addCloudHardware(
          { path: { id }, body: { hardwaresListId: [...hardwares] } },
          { signal },
        ),
      readCloudImage: (id) => readCloudImage(services, id),
    }),
    { input: { record: image, discount } },
  );
  let view = hardwareRequestView(actor.getSnapshot());
  const viewers = new Set<() => void>();
  actor.subscribe((snapshot) => {
    view = hardwareRequestView(snapshot);
    for (const changed of viewers) changed();
  });
  actor.start();
  return {
    view: () => view,
    subscribe(changed) {
      viewers.add(changed);
      return () => viewers.delete(changed);
    },
    send: (event) => actor.send(event),
    onTold(listener) {
      const subscription = actor.on('*', ({ type }) => listener(type));
      return () => subscription.unsubscribe();
    },
    stop: () => actor.stop(),
  };
}

/** A request for additional hardware: its current state, and how to send it events. */
export interface HardwareRequest {
  readonly view: HardwareRequestView;
  readonly send: (event: HardwareRequestEvent) => void;
}

/**
 * The lifecycle of a machine's request for additional hardware, for as long as the component is shown. It follows the record, the
 * account's discount and real time; what is pending is read again at a pace, because no real-time event reports the decision.
 * @param onTold the change was made, or the operator has decided
 */
export function useHardwareRequest(
  image: CloudImage,
  onTold: (told: HardwareRequestEmitted['type']) => void,
): HardwareRequest {
  const services = useServices();
  const discount = useAccount()?.discount_cloud ?? null;
  const [request] = useState(() => beginRequest(services, image, discount));
  const tell = useEffectEvent(onTold);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(ending.current);
    const silence = request.onTold((told) => tell(told));
    return () => {
      silence();
      // Not at once: React's strict mode takes effects down and up again.
      ending.current = setTimeout(request.stop, 0);
    };
  }, [request]);
  useEffect(() => request.send({ type: 'RECORD', record: image }), [request, image]);
  useEffect(() => {
    if (discount !== null) request.send({ type: 'DISCOUNT', percent: discount });
  }, [request, discount]);
  useLiveEvent('vm_result', ({ id }) => {
    if (id === null || id === image._id) request.send({ type: 'REFRESH' });
  });
  useLiveEvent('create_vm_result', ({ id }) => {
    if (id === null || id === image._id) request.send({ type: 'REFRESH' });
  });
  useResync(() => request.send({ type: 'REFRESH' }));
  const view = useSyncExternalStore(request.subscribe, request.view, request.view);
  return { view, send: request.send };
}
