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
  /** What stands above is right. */
  readonly isConfirmed: boolean;
  /** The pictures may be processed as sensitive personal data. */
  readonly consents: boolean;
}

/** The places for pictures, in their order. */
export const imageKinds = [
  'frontCard',
  'backCard',
  'portraitCard',
] as const satisfies KycImageKind[];

/** A form in which nothing was filled in. */
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

/** Words for what no schema asks for. */
export interface OwnMessages {
  readonly signature: string;
  readonly consents: string;
}

/** What a schema says about each field: the first message counts. */
function messagesOf(schema: StandardSchema<unknown>, values: object): Record<string, string> {
  const result = schema['~standard'].validate(values);
  const messages: Record<string, string> = {};
  // The schemas of section 5 answer at once.
  if (result instanceof Promise) return messages;
  for (const { message, path = [] } of result.issues ?? []) {
    const [first] = path;
    const name = typeof first === 'object' ? first.key : first;
    if (name !== undefined) messages[String(name)] ??= message;
  }
  return messages;
}

/**
 * What is wrong with the form: the schemas of section 5, and beside them what is ours to ask: a signature and the consent.
 * @param faults words about a chosen picture that has to be better; a missing one is the schema's to name
 */
export function issuesOf(
  values: Partial<IdentityForm>,
  faults: { readonly [Kind in KycImageKind]?: string | undefined },
  own: OwnMessages,
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
