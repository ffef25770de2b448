import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useActorRef, useSelector } from '@xstate/react';
import type { CloudImage } from '@tram/api/types';
import {
  hardwareRequestView,
  withHardwareRequestPorts,
  type HardwareRequestEmitted,
  type HardwareRequestEvent,
  type HardwareRequestPorts,
  type HardwareRequestView,
} from '@tram/machines/hardware-request';
import { useServices } from '../../../app/services-context.ts';
import type { Services } from '../../../app/services.ts';
import { useAccount } from '../../../data/query-state.ts';
import { useLiveEvent, useResync } from '../../../data/live.ts';
import { readCloudImage } from '../../../features/cloud/read-cloud-image.ts';

/** A request for additional hardware: its current state, and how to send it events. */
export interface HardwareRequest {
  readonly view: HardwareRequestView;
  readonly send: (event: HardwareRequestEvent) => void;
}

/**
 * The lifecycle of a machine's request for additional hardware, for as long as the component is shown. It follows the record, the
 * account's discount and real time; what is pending is read again at a pace, because not every backend has an event for the decision.
 * @param onTold the change was made, or the operator has decided
 */
export function useHardwareRequest(
  image: CloudImage,
  onTold: (told: HardwareRequestEmitted['type']) => void,
): HardwareRequest {
  const services = useServices();
  const discount = useAccount()?.discount_cloud ?? null;
  const [machine] = useState(() => withHardwareRequestPorts(requestPorts(services)));
  // Nothing is sent until the customer asks for it.
  const actor = useActorRef(machine, { input: { record: image, discount } });
  const snapshot = useSelector(actor, (state) => state);
  const view = useMemo(() => hardwareRequestView(snapshot), [snapshot]);

  const tell = useEffectEvent(onTold);
  useEffect(() => {
    const subscription = actor.on('*', ({ type }) => tell(type));
    return () => subscription.unsubscribe();
  }, [actor]);
  useEffect(() => actor.send({ type: 'RECORD', record: image }), [actor, image]);
  useEffect(() => {
    if (discount !== null) actor.send({ type: 'DISCOUNT', percent: discount });
  }, [actor, discount]);
  useLiveEvent('vm_result', ({ id }) => {
    if (id === null || id === image._id) actor.send({ type: 'REFRESH' });
  });
  useLiveEvent('create_vm_result', ({ id }) => {
    if (id === null || id === image._id) actor.send({ type: 'REFRESH' });
  });
  useResync(() => actor.send({ type: 'REFRESH' }));
  const send = useCallback((event: HardwareRequestEvent) => actor.send(event), [actor]);
  return { view, send };
}

function requestPorts(services: Services): HardwareRequestPorts {
  const { api } = services;
  return {
    addCloudHardware: ({ image: id, hardwares }, signal) =>
      api.addCloudHardware({ path: { id }, body: { hardwaresListId: [...hardwares] } }, { signal }),
    readCloudImage: (id) => readCloudImage(services, id),
  };
}
