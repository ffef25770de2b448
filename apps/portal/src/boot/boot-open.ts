/**
 * The blocking script of an open page that our server has sent: what `boot.ts` does without first calls, which such a page has none
 * of. It is a part of the bytes that the first paint waits for.
 */
import { savesData } from '../app/saves-data.ts';
import { begin } from './begin.ts';

/**
 * Holds back the page's first style sheet, its web fonts, until the page has been painted in the faces that stand in for them: asking
 * for six files, and laying text out again as each arrives, would otherwise come first. A visitor who saves data keeps those faces.
 * Without this script they are there at once.
 */
function fontsAfterFirstPaint(): void {
  const [faces] = document.styleSheets;
  if (faces === undefined || !PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  faces.disabled = true;
  if (savesData()) return;
  const painted = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    painted.disconnect();
    faces.disabled = false;
  });
  painted.observe({ type: 'paint', buffered: true });
}

fontsAfterFirstPaint();
window.tramBoot = { release: begin().release, requests: new Map() };
