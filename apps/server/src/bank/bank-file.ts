/** The file of `TRAM_BANKS`: the operator's accounts that customers pay to. */

import { MAXIMUM_RECHARGE, MINIMUM_RECHARGE } from '@tram/machines/rules';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Environment, jsonFile, type Mode, SettingsError, text } from '../environment.ts';

interface ReceivingAccount {
  /** The bank's name, for customers. */
  readonly bank: string;
  /** The bank's identification number at NAPAS, six digits. */
  readonly bin: string;
  readonly accountNumber: string;
  readonly accountHolder: string;
  /** The smallest and the largest transfer that it takes, VND. */
  readonly min: number;
  readonly max: number;
}

class BankFileError extends Error {
  /** One line for each problem, with its place. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('; '));
    this.name = 'BankFileError';
    this.problems = problems;
  }
}

/** The largest single transfer of NAPAS 247, VND: below 500 million. */
const largestTransfer = 499_999_999;

const sum = {
  type: 'integer',
  minimum: MINIMUM_RECHARGE,
  maximum: MAXIMUM_RECHARGE,
  description: `a whole number of VND from ${MINIMUM_RECHARGE} to ${MAXIMUM_RECHARGE}`,
} as const;

const isAccountList: ValidateFunction<ReceivingAccount[]> = new Ajv2020({
  allErrors: true,
  useDefaults: true,
  verbose: true,
}).compile({
  type: 'array',
  description: 'a list of accounts',
  items: {
    type: 'object',
    description: 'an account as an object',
    additionalProperties: false,
    required: ['bank', 'bin', 'accountNumber', 'accountHolder'],
    properties: {
      bank: {
        type: 'string',
        pattern: String.raw`^\S.{0,59}$`,
        description: 'the name of the bank, 60 characters at most',
      },
      bin: {
        type: 'string',
        pattern: '^[0-9]{6}$',
        description: 'the six digits of the bank at NAPAS, as text',
      },
      accountNumber: {
        type: 'string',
        pattern: '^[0-9A-Za-z]{1,19}$',
        description: 'up to 19 letters and digits without spaces, as text',
      },
      accountHolder: {
        type: 'string',
        pattern: '^[A-Z0-9][A-Z0-9 .,&()-]{0,59}$',
        description:
          'the holder as the bank writes it: capitals without accents, 60 characters at most',
      },
      min: { ...sum, default: MINIMUM_RECHARGE },
      max: { ...sum, default: largestTransfer },
    },
  },
});

/** One problem in words: where, and what should be there. The file's own text is not repeated. */
function problemOf({ keyword, instancePath, params, parentSchema }: ErrorObject): string {
  const place = instancePath === '' ? 'it' : instancePath;
  if (keyword === 'required') return `${place} lacks ${params['missingProperty']}`;
  if (keyword === 'additionalProperties') {
    return `${place} has ${params['additionalProperty']}, which is no field of an account`;
  }
  return `${place} must be ${parentSchema?.['description']}`;
}

/**
 * Reads the accounts: a list of `{ bank, bin, accountNumber, accountHolder, min?, max? }`.
 * @throws BankFileError naming every problem with its place, such as `/0/bin`
 */
function parseBankFile(value: unknown): readonly ReceivingAccount[] {
  if (!isAccountList(value)) {
    throw new BankFileError((isAccountList.errors ?? []).map(problemOf));
  }
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const [index, { bin, accountNumber, min, max }] of value.entries()) {
    if (min > max) problems.push(`/${index}/min must not be above /${index}/max`);
    const account = `${bin}-${accountNumber}`;
    if (seen.has(account)) problems.push(`/${index} is the account of another entry`);
    seen.add(account);
  }
  if (problems.length > 0) throw new BankFileError(problems);
  return value;
}

/** How customers pay, and how their payments are reported. */
export interface BankSettings {
  /** Secret that SePay signs its reports with, at least 32 characters; null: there is no webhook. `TRAM_SEPAY_SECRET` */
  readonly sepaySecret: string | null;
  /** The accounts that customers pay to; null (sandbox only): invented ones. `TRAM_BANKS` names their JSON file. */
  readonly banks: readonly ReceivingAccount[] | null;
}

/**
 * Reads `TRAM_BANKS` and `TRAM_SEPAY_SECRET`. In production there are no banks but those of the file, and none that nobody
 * reports payments to.
 * @throws SettingsError
 */
export function readBankSettings(
  environment: Environment,
  { mode, folder }: { mode: Mode; folder: string },
): BankSettings {
  const sepaySecret = text(environment, 'TRAM_SEPAY_SECRET');
  if (sepaySecret !== null && sepaySecret.length < 32) {
    throw new SettingsError('TRAM_SEPAY_SECRET must have at least 32 characters');
  }
  const banks = jsonFile(environment, folder, { name: 'TRAM_BANKS', parse: parseBankFile });
  if (mode === 'sandbox') return { banks, sepaySecret };
  if (banks !== null && banks.length > 0 && sepaySecret === null) {
    throw new SettingsError(
      'TRAM_SEPAY_SECRET is required with TRAM_BANKS: without it no payment to them would be credited',
    );
  }
  return { banks: banks ?? [], sepaySecret };
}
