import { type Environment, jsonFile, SettingsError, text, type Mode } from '../environment.ts';
import { parseBankFile, type ReceivingAccount } from './bank-file.ts';

/** How customers pay, and how their payments are told. */
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
