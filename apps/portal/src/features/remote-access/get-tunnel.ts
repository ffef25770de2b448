import { isDownload } from '@tram/api/client';
import { tunnelDownloadFailed, tunnelFileNameMissing } from '@tram/api/error-catalogue';
import { failure, type ApiError } from '@tram/api/result';
import type { TunnelConfiguration, TunnelPlatform } from '@tram/api/types';
import type { Services } from '../../app/services.ts';
import { invalidate } from '../../data/query-client.ts';
import { saveFile } from '../save-file/save-file.ts';
import type { ChooseTunnel } from './tunnel-target.ts';

/** What the QR code of a tunnel is: a text to draw it from, or a ready picture. */
export type TunnelCode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'picture'; readonly address: string };

/** How many levels of an answer are searched. */
const deepest = 3;

/** Every text of an answer with the name of its field, nearest first. */
function textsIn(value: unknown, name = '', depth = 0): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [[name, value]];
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  return Object.entries(value)
    .sort(([, one], [, other]) => Number(isNested(one)) - Number(isNested(other)))
    .flatMap(([key, inner]) => textsIn(inner, key, depth + 1));
}

function isNested(value: unknown): boolean {
  return typeof value === 'object';
}

const isPicture = (text: string) =>
  text.startsWith('data:image/') || /^https?:\/\/[^\s]+\.(?:png|svg|jpe?g|gif|webp)\b/iu.test(text);

/**
 * The code in the answer for a phone. The specification says of that answer that it is "JSON with a QR code" (section 7), and names
 * no field: ours calls the text `config`; in another's it is a WireGuard configuration, whatever its field is called, or a picture, or
 * what stands in a field that is named after it. Null when there is none.
 */
export function tunnelCodeOf(answer: unknown): TunnelCode | null {
  const texts = textsIn(answer);
  const text =
    texts.find(([name]) => name === 'config') ??
    texts.find(([, value]) => value.includes('[Interface]')) ??
    texts.find(([, value]) => isPicture(value)) ??
    texts.find(([name]) => /qr|code|conf|data/iu.test(name));
  if (text === undefined) return null;
  const [, value] = text;
  return isPicture(value) ? { kind: 'picture', address: value } : { kind: 'text', text: value };
}

/** What a customer can choose (specification, section 9): a device's system, or the configuration as a file. */
export const tunnelChoices = ['win', 'mac', 'mobile', 'file'] as const;

export type TunnelChoice = (typeof tunnelChoices)[number];

/** The configuration is the same for a phone and as a file (interpretations, "Machines and downloads"). */
const platformOf: Readonly<Record<TunnelChoice, TunnelPlatform>> = {
  win: 'win',
  mac: 'mac',
  mobile: 'mobile',
  file: 'mobile',
};

/** Name of an installer that the server sent without one. */
const namelessInstaller = { win: 'tunnel.exe', mac: 'tunnel.dmg' } as const;

/** How it ended: a file was saved, a code is to be shown, or it failed. */
type TunnelOutcome =
  | { readonly is: 'saved' }
  | { readonly is: 'shown'; readonly code: TunnelCode }
  | { readonly is: 'failed'; readonly error: ApiError };

/** Writes a line into the customer's log (specification, section 8). Nothing waits for it, and its failure changes nothing. */
async function writeLog(services: Services, message: string): Promise<void> {
  const written = await services.api.createLog({ body: { message } }, { background: true });
  if (written.ok) await invalidate(services, 'listLogs');
}

const malformed: TunnelOutcome = { is: 'failed', error: failure('malformed').error };

/** What a phone scans, or the same as a file. */
function giveConfiguration(
  answer: TunnelConfiguration,
  choice: TunnelChoice,
  machine: string,
): TunnelOutcome {
  const code = tunnelCodeOf(answer);
  if (code === null) return malformed;
  if (choice === 'mobile') return { is: 'shown', code };
  if (code.kind === 'picture') return malformed;
  saveFile(new Blob([code.text], { type: 'text/plain' }), `${answer.name ?? machine}.conf`);
  return { is: 'saved' };
}

/** Gets a tunnel and saves what is a file. A failed installer is written to the customer's log (specification, section 8). */
export async function getTunnel(
  services: Services,
  { name, choose }: { readonly name: string; readonly choose: ChooseTunnel },
  choice: TunnelChoice,
): Promise<TunnelOutcome> {
  const isInstaller = choice === 'win' || choice === 'mac';
  const answer = await choose(platformOf[choice]);
  if (!answer.ok) {
    const { error } = answer;
    const isOurs = error.kind !== 'unauthorized' && error.kind !== 'aborted';
    if (isInstaller && isOurs) void writeLog(services, tunnelDownloadFailed);
    return { is: 'failed', error };
  }
  const { value } = answer;
  if (!isDownload(value)) {
    return isInstaller ? malformed : giveConfiguration(value, choice, name);
  }
  if (!isInstaller) return malformed;
  if (value.fileName === null) void writeLog(services, tunnelFileNameMissing);
  saveFile(value.blob, value.fileName ?? namelessInstaller[choice]);
  return { is: 'saved' };
}
