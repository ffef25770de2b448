import { oldBrowserPath } from '../page.ts';

/**
 * The first script of every page: leads a browser that is older than `oldest-browsers.ts` to a plain page that says what to do, because
 * it could not read the others. In a syntax that any browser has.
 *
 * Each of the two is missing before the oldest version of one browser or two: `CompressionStream` before Firefox 113 and Safari 16.4,
 * the length unit `dvh` before Chrome 108.
 */
export const oldBrowserScript = `self.CompressionStream&&CSS.supports("(height:1dvh)")||location.replace("${oldBrowserPath}")`;
