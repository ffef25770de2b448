import { failure } from '@tram/api/result';
import type { KycOtpPorts } from '@tram/machines/kyc-otp';
import { MINUTE } from '@tram/machines/rules';
import type { Services } from '../../app/services.ts';
import type { PreparedIdentity } from './prepare-identity.ts';

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
