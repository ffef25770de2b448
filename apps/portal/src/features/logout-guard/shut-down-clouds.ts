import type { CloudImage } from '@tram/api/types';
import type { Services } from '../../app/services.ts';
import { createCloudLifecycles } from '../cloud/cloud-lifecycles.ts';

/** How a shutdown began: the server has taken it, or why not, in the server's words where it had some. */
export type ShutDownStart =
  | { readonly taken: true }
  | { readonly taken: false; readonly name: string; readonly message: string | null };

/**
 * Shuts cloud machines down by their own lifecycle, and resolves when the server has taken it for all of them, or with the
 * first that it has not taken it for. The server finishes what it has taken, whoever is signed in.
 */
export async function shutDown(
  services: Services,
  images: readonly CloudImage[],
): Promise<ShutDownStart> {
  const lifecycles = createCloudLifecycles(services, true);
  try {
    const starts = await Promise.all(
      images.map(
        (image) =>
          new Promise<ShutDownStart>((resolve) => {
            lifecycles.onOutcome((outcome, id) => {
              if (id !== image._id) return;
              const { name } = image;
              if (outcome.type === 'REFUSED' || outcome.type === 'FAILED') {
                resolve({ taken: false, name, message: outcome.message });
              } else resolve({ taken: true });
            });
            const { view, send } = lifecycles.of(image);
            if (view().refusals.shutdown === null) send({ type: 'SHUT_DOWN' });
            // It is being shut down already, or cannot be: what the card shows is what there is to say.
            else
              resolve({
                taken: view().command.command === 'shutdown',
                name: image.name,
                message: null,
              });
          }),
      ),
    );
    return starts.find(({ taken }) => !taken) ?? { taken: true };
  } finally {
    lifecycles.stop();
  }
}
