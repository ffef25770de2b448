import type { KycImageKind } from '@tram/machines/kyc-otp';
import { identityPicturesSchema, identitySchema } from '@tram/machines/validation';
import type { FieldIssues, StandardSchema } from '@tram/ui/use-form';

/** What the form of identity verification holds, in the order of the page. Dates are ISO 8601 (`1994-05-17`), '' for none. */
export interface IdentityForm {
  readonly frontCard: File | null;
  readonly backCard: File | null;
  readonly portraitCard: File | null;
  readonly fullName: string;
  readonly id: string;
  readonly dob: string;
  readonly issueDate: string;
  readonly issuePlace: string;
  readonly phone: string;
  readonly address: string;
  readonly email: string;
  /** A PNG on white in a data URL, '' while there is none. */
  readonly signature: string;
  /** The customer has confirmed that the data above are right. */
  readonly isConfirmed: boolean;
  /** Consent to the processing of the pictures as sensitive personal data. */
  readonly consents: boolean;
}

export const imageKinds = [
  'frontCard',
  'backCard',
  'portraitCard',
] as const satisfies KycImageKind[];

export const emptyIdentityForm: IdentityForm = {
  frontCard: null,
  backCard: null,
  portraitCard: null,
  fullName: '',
  id: '',
  dob: '',
  issueDate: '',
  issuePlace: '',
  phone: '',
  address: '',
  email: '',
  signature: '',
  isConfirmed: false,
  consents: false,
};

/**
 * A text as the form has counted it, without the marks of direction in which the contacts of a phone wrap a number that is copied:
 * nobody sees them, and the server refuses them.
 */
export function textToSend(text: string): string {
  return text
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
    .normalize('NFC');
}

/** The first message of a schema about each field. */
function messagesOf(schema: StandardSchema<unknown>, values: object): Record<string, string> {
  const result = schema['~standard'].validate(values);
  const messages: Record<string, string> = {};
  // The schemas of section 5 are synchronous.
  if (result instanceof Promise) return messages;
  for (const { message, path = [] } of result.issues ?? []) {
    const [first] = path;
    const name = typeof first === 'object' ? first.key : first;
    if (name !== undefined) messages[String(name)] ??= message;
  }
  return messages;
}

/**
 * What is wrong with the form: the schemas of section 5, and what the portal asks for besides: a signature and the consent.
 * @param faults words about a chosen picture that has to be better; a missing one is the schema's to name
 */
export function issuesOf(
  values: Partial<IdentityForm>,
  faults: { readonly [Kind in KycImageKind]?: string | undefined },
  own: { readonly signature: string; readonly consents: string },
): FieldIssues<IdentityForm> {
  return {
    ...faults,
    ...messagesOf(identityPicturesSchema, values),
    ...messagesOf(identitySchema, {
      ...values,
      isConfirmed: values.isConfirmed === true ? ['confirmed'] : [],
    }),
    ...(values.signature === undefined ? { signature: own.signature } : {}),
    ...(values.consents === true ? {} : { consents: own.consents }),
  };
}
