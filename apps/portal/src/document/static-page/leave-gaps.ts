import {
  defaultRuntimeConfig,
  type OperatorText,
  type RuntimeConfig,
} from '@tram/api/runtime-config';
import { gap, gapsOf, isGapName, type GapName } from './gaps.ts';

/** Never part of a page as it is. */
const probe = 'https://probe.invalid';

/** The same in every language. */
function probeText(of: string): OperatorText {
  const text = `probe-invalid-${of}`;
  return { vi: text, en: text };
}

const retention = probeText('retention');

/** An operator whose every value is found again in a page that was rendered with it. */
export const probeConfig: RuntimeConfig = {
  ...defaultRuntimeConfig,
  name: 'probe-invalid-name',
  logo: `${probe}/logo`,
  contact: {
    hotline: '+0101010101',
    zalo: '+0202020202',
    email: 'probe@probe.invalid',
    address: 'probe-invalid-address',
    supportHours: '1h23 – 4h56',
  },
  links: {
    forgotPassword: `${probe}/forgot-password`,
    changePassword: `${probe}/change-password`,
    termsOfService: `${probe}/terms-of-service`,
    gameDownloadForm: `${probe}/game-download-form`,
    playClient: `${probe}/play-client`,
    userGuide: `${probe}/user-guide`,
  },
  dataRetention: { pc: retention, vps: retention, cloud: retention },
  landing: {
    // They come by themselves, once the page listens.
    catalogues: [],
    installed: probeText('installed'),
    invoices: probeText('invoices'),
    location: probeText('location'),
  },
};

export const probeWithoutLogo: RuntimeConfig = { ...probeConfig, logo: null };

/** Where a value stands in another form than that which customers read; looked for first. */
const derived: readonly (readonly [
  GapName,
  (value: string) => readonly [from: string, to: string],
])[] = [
  ['hotlineDigits', (value) => [`tel:${value}`, `tel:${gap('hotlineDigits')}`]],
  ['zaloDigits', (value) => [`zalo.me/${value}`, `zalo.me/${gap('zaloDigits')}`]],
  ['supportFrom', (value) => [`x="${value}"`, `x="${gap('supportFrom')}"`]],
  ['supportLength', (value) => [`width="${value}"`, `width="${gap('supportLength')}"`]],
];
const derivedNames = new Set<string>(derived.map(([name]) => name));

/**
 * Puts a gap in the place of every value of the probe in what was rendered with it.
 * @throws Error when something of the probe is left: a value stands there in a form that `gapsOf` does not know
 */
export function leaveGaps(html: string): string {
  // The probe says the same in every language.
  const values = gapsOf(probeConfig, 'vi');
  let blank = html.replaceAll(logoPreload, '');
  for (const [name, forms] of derived) {
    const [from, to] = forms(values[name] ?? '');
    blank = blank.replaceAll(from, to);
  }
  for (const [name, value] of Object.entries(values)) {
    if (derivedNames.has(name) || value === null || !isGapName(name, values)) continue;
    blank = blank.replaceAll(value, gap(name));
  }
  const left = /.{0,40}(?:probe|0101010101|0202020202|1h23).{0,40}/i.exec(blank);
  if (left !== null) throw new Error(`A page shows the operator in an unknown form: ${left[0]}`);
  return blank;
}

/** React asks for a picture ahead of its markup. In a template that would be asked for too late to help. */
const logoPreload = new RegExp(`<link[^>]*${probe}/logo[^>]*>`, 'g');
const logoImage = new RegExp(`<img[^>]*${probe}/logo[^>]*>`, 'g');

/**
 * The product's own marks, in the order in which a page with a logo has its pictures: what the same page shows without a logo.
 * @throws Error when the two pages differ by more
 */
export function marksOf(withLogo: string, withoutLogo: string): string {
  const marks: string[] = [];
  const parts = withLogo.replaceAll(logoPreload, '').split(logoImage);
  let rest = withoutLogo;
  for (const [index, part] of parts.entries()) {
    const at = rest.indexOf(part);
    if (at < 0 || (index === 0 && at > 0)) throw new Error('A logo changes more than its picture');
    if (index > 0) marks.push(rest.slice(0, at));
    rest = rest.slice(at + part.length);
  }
  if (rest !== '') throw new Error('A logo changes more than its picture');
  return marks.join('');
}
