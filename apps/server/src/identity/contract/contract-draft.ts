/**
 * `GET /contract-draft.json`, outside the specification: the words of the rental contract before it is signed, for everybody. What
 * the customer enters is named by its field in braces (`{fullName}`) and filled in on the customer's device, so that nothing personal
 * is sent for reading. The portal is told the address by `contractDraft` of its configuration.
 */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services.ts';
import {
  type ContractFacts,
  type ContractPart,
  contractParts,
  fingerprintRows,
} from './contract-parts.ts';

/** The contract with the fields of the form in place of what is entered. */
export function contractDraft(operator: ContractFacts['operator']): readonly ContractPart[] {
  const afterSending = 'Có sau khi gửi hồ sơ';
  return contractParts({
    number: afterSending,
    signedAt: null,
    username: '{username}',
    person: {
      fullName: '{fullName}',
      dateOfBirth: '{dob}',
      citizenId: '{id}',
      issueDate: '{issueDate}',
      issuePlace: '{issuePlace}',
      address: '{address}',
      email: '{email}',
      phone: '{phone}',
    },
    operator,
    fingerprints: fingerprintRows(() => afterSending),
  });
}

export function registerContractDraft(
  app: FastifyInstance,
  { settings }: Pick<Services, 'settings'>,
): void {
  const parts = contractDraft(settings.runtimeConfig);
  app.get('/contract-draft.json', async (_, reply) =>
    // The words of another edition must be read at once.
    reply.header('cache-control', 'no-cache').send({ parts }),
  );
}
