/**
 * The blocking script of an open page that our server has sent: what `boot.ts` does without first calls, which such a page has none
 * of. It is a part of the bytes that the first paint waits for.
 */
import { begin } from './begin.ts';

window.tramBoot = { release: begin().release, requests: new Map() };
