/**
 * What a stranger would write first, with nothing but the two packages: a PC whose rental is extended against ports of
 * their own, and a rule. `packed.test.ts` compiles and runs it where the packages come out of their tarballs.
 */
import { createSession } from '@tram/api/session';
import { pcImageView, withPcImagePorts } from '@tram/machines/pc-image';
import type { PcImagePorts } from '@tram/machines/pc-image';
import { extendedImage, PC_IMAGE_NOW, readyImage } from '@tram/machines/pc-image/fixtures';
import { formatMoney, pricePreview } from '@tram/machines/rules';
import { rechargeSchema } from '@tram/machines/validation';
import { createActor, waitFor } from 'xstate';

const keys: string[] = [];
const done = () => Promise.resolve({ ok: true, value: { statusCode: 200, message: '' } } as const);
const ports: PcImagePorts = {
  createOrder: () => Promise.resolve({ ok: true, value: extendedImage }),
  extendOrder: ({ key }) => {
    keys.push(key);
    return Promise.resolve({ ok: true, value: extendedImage });
  },
  downloadRdpFile: () => Promise.resolve({ ok: true, value: null }),
  resetImage: done,
  reconnectImage: done,
  wakeImage: done,
  deleteImage: done,
  readImage: () => Promise.resolve({ ok: true, value: extendedImage }),
  evidence: null,
  quote: null,
  now: () => PC_IMAGE_NOW,
  newKey: () => 'one-key',
};

const actor = createActor(withPcImagePorts(ports), { input: { record: readyImage } }).start();
const before = pcImageView(actor.getSnapshot());
actor.send({ type: 'EXTEND', term: { unit: 'hour', period: 2 } });
actor.send({ type: 'EXTEND', term: { unit: 'hour', period: 2 } });
const after = pcImageView(
  await waitFor(actor, (snapshot) => pcImageView(snapshot).payment.step === 'paid'),
);
actor.stop();

const price = pricePreview(readyImage.package, { unit: 'hour', period: 24 }, 10, 2_000_000);
const form = await rechargeSchema['~standard'].validate({ money: '1,5tr', bankId: 'b1' });

process.stdout.write(
  JSON.stringify({
    keys,
    steps: [before.payment.step, after.payment.step],
    gained: (after.deadline ?? 0) - (before.deadline ?? 0),
    price: formatMoney(price?.total ?? 0),
    form: form.issues ?? form.value,
    user: createSession({ storage: null }).user(),
  }),
);
