/** A colour of OKLab in its round form: lightness 0 to 1, chroma from 0, hue in degrees 0 to 360. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const linearOfGamma = (channel: number): number =>
  channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const gammaOfLinear = (channel: number): number =>
  channel <= 0.003_130_8 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** `#rrggbb` as linear sRGB, each channel 0 to 1. */
function linearOfHex(hex: string): Triple {
  const channel = (start: number): number =>
    linearOfGamma(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance of WCAG 2.2, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearOfHex(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Björn Ottosson's OKLab (https://bottosson.github.io/posts/oklab/), from sRGB. */
export function oklchOfHex(hex: string): Oklch {
  const [red, green, blue] = linearOfHex(hex);
  const long = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const medium = Math.cbrt(
    0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue,
  );
  const short = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const lightness = 0.210_454_255_3 * long + 0.793_617_785 * medium - 0.004_072_046_8 * short;
  const a = 1.977_998_495_1 * long - 2.428_592_205 * medium + 0.450_593_709_9 * short;
  const b = 0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766 * short;
  return {
    lightness,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function linearOfOklch({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const long = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const medium = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const short = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short,
    -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
    -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701 * short,
  ];
}

const inGamut = (linear: Triple): boolean =>
  linear.every((channel) => channel >= -0.000_1 && channel <= 1.000_1);

/** Nearest sRGB of the same lightness and hue: what the screen cannot show loses chroma, nothing else. */
export function hexOfOklch(color: Oklch): string {
  let chroma = color.chroma;
  if (!inGamut(linearOfOklch(color))) {
    let [shown, hidden] = [0, chroma];
    while (hidden - shown > 0.000_5) {
      const middle = (shown + hidden) / 2;
      if (inGamut(linearOfOklch({ ...color, chroma: middle }))) shown = middle;
      else hidden = middle;
    }
    chroma = shown;
  }
  const channels = linearOfOklch({ ...color, chroma }).map((linear) => {
    const channel = Math.round(255 * gammaOfLinear(Math.min(1, Math.max(0, linear))));
    return channel.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
