import { failure } from '@tram/api/result';
import type { IdentitySubmission } from '@tram/api/types';
import type { Uploader } from '@tram/api/upload';
import type { KycImageKind, KycOtpPorts } from '@tram/machines/kyc-otp';
import { MINUTE } from '@tram/machines/rules';
import { importChunk } from '../../app/import-chunk.ts';
import type { Services } from '../../app/services.ts';
import { cleanPicture, UnreadablePicture } from './read-picture.ts';
import { imageKinds, textToSend, type IdentityForm } from './identity-form.ts';

/** A form as it is sent, without the code. Kept in memory alone, and only until the server has it. */
export interface PreparedIdentity {
  readonly upload: Uploader;
  readonly body: Omit<IdentitySubmission, 'otp'>;
}

/** Loads the uploader. A refused token ends the session, as with any other call. */
async function loadUploader(services: Services): Promise<Uploader> {
  const { createUploader } = await importChunk(() => import('@tram/api/upload'));
  const { config, session, clock, uploads, lifecycle } = services;
  return createUploader({
    baseUrl: config.apiBase,
    session,
    clock,
    activity: uploads,
    onUnauthorized({ background, error }) {
      lifecycle().then(
        ({ send }) => send({ type: 'UNAUTHORIZED', background, error }),
        () => session.close(),
      );
    },
  });
}

/** File names that are sent; the customer's own names stay on the device. */
const names: Readonly<Record<KycImageKind, string>> = {
  frontCard: 'front_card.jpg',
  backCard: 'back_card.jpg',
  portraitCard: 'portrait.jpg',
};

async function cleaned(form: IdentityForm, kind: KycImageKind): Promise<File | null> {
  const { [kind]: picture } = form;
  if (picture === null) return null;
  try {
    return await cleanPicture(picture, names[kind]);
  } catch (error) {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  }
}

/**
 * Makes a complete form ready to be sent: its pictures without the camera's metadata, and the uploader's
 * chunk. Before a mail is sent for it, so that nothing can go wrong between the code and the upload.
 * @returns the form that can be sent, or the picture that the browser cannot read
 * @throws ChunkLoadError when the uploader's chunk cannot be loaded
 */
export async function prepareIdentity(
  services: Services,
  form: IdentityForm,
): Promise<PreparedIdentity | { readonly unreadable: KycImageKind }> {
  const upload = await loadUploader(services);
  const pictures: Partial<Record<KycImageKind, File>> = {};
  for (const kind of imageKinds) {
    // One after another: a phone has no room for three decoded pictures at once.
    const picture = await cleaned(form, kind);
    if (picture === null) return { unreadable: kind };
    pictures[kind] = picture;
  }
  const { frontCard, backCard, portraitCard } = pictures;
  if (frontCard === undefined) return { unreadable: 'frontCard' };
  if (backCard === undefined) return { unreadable: 'backCard' };
  if (portraitCard === undefined) return { unreadable: 'portraitCard' };
  const { fullName, dob, id, issueDate, issuePlace, address, email, phone, signature } = form;
  return {
    upload,
    body: {
      front_card: frontCard,
      back_card: backCard,
      portrait: portraitCard,
      signature_image: signature,
      fullName: textToSend(fullName),
      dob,
      id: textToSend(id),
      issueDate,
      issuePlace: textToSend(issuePlace),
      address: textToSend(address),
      email: textToSend(email),
      phone: textToSend(phone),
    },
  };
}

/** How long an upload may take, ms: three pictures over a slow connection. */
const uploadLimit = 5 * MINUTE;

/**
 * The effects of an identity verification, over the portal's services.
 * @param prepared the form that is to be sent; the lifecycle itself never sees it
 */
export function identityPorts(
  services: Services,
  prepared: () => PreparedIdentity | null,
): KycOtpPorts {
  const { api, clock } = services;
  return {
    requestOtp: (_, signal) => api.requestOtp({}, { signal }),
    async submitIdentity({ code, onProgress }, signal) {
      const form = prepared();
      // The lifecycle takes no code before a form was prepared.
      if (form === null) return failure('aborted');
      return form.upload(
        'submitIdentity',
        { body: { ...form.body, otp: code } },
        {
          signal,
          timeoutMs: uploadLimit,
          onProgress({ loaded, total }) {
            if (total !== null) onProgress(loaded / total);
          },
        },
      );
    },
    getMyAccount: (_, signal) => api.getMyAccount({}, { signal, background: true }),
    now: () => clock.now(),
  };
}
