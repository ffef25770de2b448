import { parseArgs } from 'node:util';
import type { RentalTerm } from '@tram/machines/rules';
import { rechargeSchema, rentalSchema } from '@tram/machines/validation';
import { Ending, exitCodes } from './ending.ts';
import { words } from './words.vi.ts';

/** The background that a QR code without colours is drawn for. */
export type Background = 'dark' | 'light';

/** A top-up as the command line asks for it. */
export interface TopUp {
  /** VND. */
  readonly money: number;
  /** Part of the bank's name; null for the first that accepts the sum. */
  readonly bank: string | null;
}

/** The command and its options. */
export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'list' }
  | { readonly name: 'recharge'; readonly request: TopUp }
  | { readonly name: 'resume'; readonly id: string }
  | {
      readonly name: 'rent';
      readonly packageName: string;
      readonly term: RentalTerm;
      /** Name of the PC; null for the package's. */
      readonly pcName: string | null;
      /** Topped up before renting. */
      readonly request: TopUp | null;
      /** Rent without asking. */
      readonly yes: boolean;
      /** Where the Remote Desktop file goes. */
      readonly folder: string;
      readonly showPassword: boolean;
    };

/** A parsed command line and its environment. */
export interface Options {
  readonly command: Command;
  /** Origin of the server, without a slash at its end. */
  readonly server: string;
  /** Null: to be asked for. */
  readonly username: string | null;
  /** Null: to be asked for. Never from the command line, where every process of the machine can read it. */
  readonly password: string | null;
  readonly background: Background;
}

const known = {
  server: { type: 'string' },
  username: { type: 'string' },
  background: { type: 'string' },
  money: { type: 'string' },
  bank: { type: 'string' },
  resume: { type: 'string' },
  package: { type: 'string' },
  period: { type: 'string' },
  unit: { type: 'string' },
  name: { type: 'string' },
  folder: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  'show-password': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: known, allowPositionals: true });
  } catch (error) {
    // Node says it in English; the name of the option is the part to pass on.
    const name = error instanceof Error ? /'(-[^ ']*)/.exec(error.message)?.[1] : undefined;
    throw misuse(words.badArgument(name ?? words.seeHelp));
  }
}

type Values = ReturnType<typeof parsed>['values'];

/**
 * Parses a command line.
 * @throws Ending `misused`, with what is wrong in the customer's words
 */
export async function readOptions(
  parameters: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Options> {
  const { values, positionals } = parsed(parameters);
  const server = values.server ?? given(environment['TRAM_SERVER']) ?? 'http://localhost:4000';
  if (!URL.canParse(server) || !/^https?:$/.test(new URL(server).protocol)) {
    throw misuse(words.badServer(server));
  }
  const { background = 'dark' } = values;
  if (background !== 'dark' && background !== 'light') throw misuse(words.badBackground);
  return {
    command: await commandOf(positionals, values),
    server: new URL(server).origin,
    username: given(values.username) ?? given(environment['TRAM_USERNAME']),
    password: given(environment['TRAM_PASSWORD']),
    background,
  };
}

async function commandOf(positionals: readonly string[], values: Values): Promise<Command> {
  if (values.help === true) return { name: 'help' };
  const [name, more] = positionals;
  if (more !== undefined) throw misuse(words.badArgument(`“${more}”`));
  switch (name) {
    case 'help':
      return { name };
    case 'list':
      return { name };
    case 'recharge': {
      if (values.resume !== undefined) return { name: 'resume', id: values.resume };
      const request = await topUpOf(values);
      if (request === null) throw misuse(words.moneyOrResume);
      return { name, request };
    }
    case 'rent':
      if (values.package === undefined) throw misuse(words.packageMissing);
      return {
        name,
        packageName: values.package,
        term: await termOf(values),
        pcName: given(values.name),
        request: await topUpOf(values),
        yes: values.yes ?? false,
        folder: values.folder ?? '.',
        showPassword: values['show-password'] ?? false,
      };
    case undefined:
      throw misuse(words.noCommand);
    default:
      throw misuse(words.unknownCommand(name));
  }
}

/** The sum is validated by the form's rules. The bank is chosen later, among those that accept the sum. */
async function topUpOf(values: Values): Promise<TopUp | null> {
  if (values.money === undefined) return null;
  const form = { money: values.money, bankId: 'chosen later' };
  const judged = await rechargeSchema['~standard'].validate(form);
  if (judged.issues) throw misuse(messageOf(judged.issues));
  return { money: judged.value.money, bank: given(values.bank) };
}

async function termOf({ period = '1', unit = 'hour' }: Values): Promise<RentalTerm> {
  const judged = await rentalSchema['~standard'].validate({ rentalPeriod: period, unit });
  if (judged.issues) throw misuse(messageOf(judged.issues));
  return { period: judged.value.rentalPeriod, unit: judged.value.unit };
}

function messageOf(issues: readonly { readonly message: string }[]): string {
  return `${issues.map(({ message }) => message).join('. ')}.`;
}

function given(text: string | undefined): string | null {
  return text?.trim() || null;
}

function misuse(line: string): Ending {
  return new Ending(exitCodes.misused, line, words.seeHelp);
}
