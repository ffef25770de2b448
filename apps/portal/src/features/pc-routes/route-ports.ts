import type { IpRotationPorts } from '@tram/machines/ip-rotation';
import type { Services } from '../../app/services.ts';
import { readImage } from '../pc/read-image.ts';

/** The effects of a PC's internet routes, over the portal's services. */
export function routePorts(services: Services): IpRotationPorts {
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
