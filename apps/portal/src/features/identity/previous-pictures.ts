import { useEffect, useEffectEvent, useState } from 'react';
import { parseUrl } from '@tram/api/parse-url';
import type { Account } from '@tram/api/types';
import type { KycImageKind } from '@tram/machines/kyc-otp';
import { SECOND } from '@tram/machines/rules';
import { PICTURE_TYPES } from '@tram/machines/validation';
import type { FormStore } from '@tram/ui/use-form';
import { useServices } from '../../app/services-context.ts';
import { anySignal } from '../../data/any-signal.ts';
import { imageKinds, type IdentityForm } from './identity-form.ts';
import { refusedFields, type IdentityField } from './refused-fields.ts';

/** How long one picture may take, ms. */
const limit = 30 * SECOND;

const linkOf = {
  frontCard: 'front_card',
  backCard: 'back_card',
  portraitCard: 'portrait',
} as const satisfies Readonly<Record<KycImageKind, keyof Account>>;

/**
 * A picture of the last submission, read from its link (contract, `Account`; good for ten minutes). No token goes along.
 * @param origins that the page may read from: its own, and the API's
 * @returns null where the link leads elsewhere, cannot be read, or is no JPEG or PNG
 */
export async function readPrevious(
  link: string | null,
  { origins, name, signal }: { origins: ReadonlySet<string>; name: string; signal: AbortSignal },
): Promise<File | null> {
  const address = link === null ? null : parseUrl(link, [...origins][0]);
  if (address === null || !origins.has(address.origin)) return null;
  try {
    const answer = await fetch(address, {
      credentials: 'omit',
      signal: anySignal([signal, AbortSignal.timeout(limit)]),
    });
    const content = await answer.blob();
    const isPicture = PICTURE_TYPES.some((type) => type === content.type);
    return answer.ok && isPicture ? new File([content], name, { type: content.type }) : null;
  } catch {
    // It is asked for again, as in front of a backend that gives nothing back.
    return null;
  }
}

export interface PreviousSubmission {
  /** What was refused, as far as the reason names it; empty when nothing was refused. */
  readonly refused: ReadonlySet<IdentityField>;
  /** The pictures that are in the form again. */
  readonly reused: readonly KycImageKind[];
}

/**
 * After a refusal whose reason says what was wrong, puts the other pictures into the form again, where the backend gives
 * them back. They were looked at by a person, so the device does not judge them. What the account does not carry (number and dates
 * of the card, address, signature) is asked for again.
 * @param last `reason`: the operator's words, null where nothing was refused; `name` of the files, shown beside the pictures
 */
export function usePreviousSubmission(
  form: FormStore<IdentityForm>,
  { account, reason, name }: { account: Account; reason: string | null; name: string },
): PreviousSubmission {
  const { config } = useServices();
  const [refused] = useState(() => refusedFields(reason));
  const [reused, setReused] = useState<readonly KycImageKind[]>([]);
  const fill = useEffectEvent(async (signal: AbortSignal) => {
    const page = window.location.origin;
    const origins = new Set([page, new URL(config.apiBase, page).origin]);
    const filled: KycImageKind[] = [];
    for (const kind of imageKinds) {
      if (refused.size === 0 || refused.has(kind)) continue;
      const picture = await readPrevious(account[linkOf[kind]], { origins, name, signal });
      // The customer may have chosen another one meanwhile.
      if (picture === null || signal.aborted || form.getState().values[kind] !== null) continue;
      form.setValue(kind, picture);
      filled.push(kind);
    }
    return filled;
  });
  useEffect(() => {
    const leaving = new AbortController();
    void fill(leaving.signal).then(setReused);
    return () => leaving.abort();
  }, []);
  return { refused, reused };
}
