import type { Geometry } from '../scripts/stories/geometry/in-page/main.ts';
import { measuringScript } from '../scripts/stories/geometry/measuring-script.ts';

type Measure = Exclude<keyof Geometry, 'lostInForcedColors'>;

/**
 * An expression in JavaScript, to be evaluated in a page of any engine, by whatever drives it. Its value is a list of strings,
 * one for each fault of the page's geometry.
 * @param measures what is asked; without them whether it scrolls sideways, words are cut off, words or an icon run out of a box around them
 */
export async function geometryExpression(
  measures: readonly Measure[] = ['sidewaysOverflow', 'clippedText', 'outOfBox'],
): Promise<string> {
  return `(() => {
    ${await measuringScript()}
    // Parts of a long page are laid out when they come near.
    const laidOut = new CSSStyleSheet();
    laidOut.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(laidOut);
    const faults = ${JSON.stringify(measures)}.flatMap((measure) => globalThis.tramGeometry[measure]());
    document.adoptedStyleSheets.pop();
    return faults;
  })()`;
}
