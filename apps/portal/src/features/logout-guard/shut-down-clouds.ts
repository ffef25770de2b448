import { answerLost } from '@tram/api/error-catalogue';
import type { CloudImage } from '@tram/api/types';
import type { Services } from '../../app/services.ts';
import { cloudActors, createCloudLifecycles } from '../cloud/cloud-lifecycles.ts';

/** How a shutdown began: the server has accepted it, or the reason why not, in the server's words where it gave some. */
export type ShutDownStart =
  | { readonly accepted: true }
  | { readonly accepted: false; readonly name: string; readonly message: string | null };

/**
 * Shuts cloud machines down through their own lifecycles. Resolves when the server has accepted it for all of them, or with the
 * first that it has not accepted it for. The server finishes what it has accepted, also after a logout.
 */
export async function shutDownClouds(
  services: Services,
  images: readonly CloudImage[],
): Promise<ShutDownStart> {
  try {
    await cloudActors.load();
  } catch {
    return { accepted: false, name: images[0]?.name ?? '', message: answerLost };
  }
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
                resolve({ accepted: false, name, message: outcome.message });
              } else resolve({ accepted: true });
            });
            const { view, send } = lifecycles.of(image);
            if (view().refusals.shutdown === null) send({ type: 'SHUT_DOWN' });
            // It is being shut down already, or cannot be: what the card shows is what there is to say.
            else
              resolve({
                accepted: view().command.command === 'shutdown',
                name: image.name,
                message: null,
              });
          }),
      ),
    );
    return starts.find(({ accepted }) => !accepted) ?? { accepted: true };
  } finally {
    lifecycles.stop();
  }
}
