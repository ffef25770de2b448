import type { AnswerFile } from '../services.ts';

interface RdpTarget {
  /** Name of the PC; becomes the file's name. */
  readonly name: string;
  /** Host, with its port. */
  readonly host: string;
  readonly user: string;
}

/** Signs that Windows does not allow in file names, control characters among them. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const notInFileNames = /[<>:"/\\|?*\u0000-\u001f\u007f]/g;

function fileName(name: string): string {
  // Windows drops dots and spaces at the end of a name.
  const cleaned = name
    .replaceAll(notInFileNames, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[. ]+$/, '');
  return `${cleaned === '' ? 'may-tinh' : cleaned}.rdp`;
}

/** A value of the file: one line, whatever it came from. */
function oneLine(value: string): string {
  return value.replaceAll(/[\r\n]+/g, ' ');
}

/**
 * Makes the Remote Desktop file of a PC: lines of `name:type:value` (`s` text, `i` number), as `mstsc` reads and writes
 * them. It holds no password: Windows would take it only encrypted for one user of one machine.
 *
 * Microsoft, "Supported RDP properties with Remote Desktop Services".
 */
export function rdpFile({ name, host, user }: RdpTarget): AnswerFile {
  const lines = [
    `full address:s:${oneLine(host)}`,
    `username:s:${oneLine(user)}`,
    'prompt for credentials:i:1',
    // Warn when the server's identity cannot be proved, rather than refuse: its certificate is its own.
    'authentication level:i:2',
    'enablecredsspsupport:i:1',
    'negotiate security layer:i:1',
    'screen mode id:i:2',
    'use multimon:i:0',
    'dynamic resolution:i:1',
    'smart sizing:i:1',
    'session bpp:i:32',
    'compression:i:1',
    'networkautodetect:i:1',
    'bandwidthautodetect:i:1',
    'autoreconnection enabled:i:1',
    'audiomode:i:0',
    'audiocapturemode:i:0',
    'videoplaybackmode:i:1',
    'redirectclipboard:i:1',
    'redirectprinters:i:0',
    'redirectsmartcards:i:0',
    'drivestoredirect:s:',
    'keyboardhook:i:2',
  ];
  return {
    name: fileName(name),
    contentType: 'application/x-rdp',
    // `mstsc` reads a file without a byte order mark as one byte a character; host and user are ASCII.
    content: new TextEncoder().encode(`${lines.join('\r\n')}\r\n`),
  };
}
