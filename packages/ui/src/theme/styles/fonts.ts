/**
 * Archivo (every word and figure) and JetBrains Mono 500 (addresses, passwords, ids), self-hosted with the packages' own unicode
 * ranges, and the faces that stand in while they load. Their CSS is imported here and not in a `.css.ts`, which a build would run
 * and forget.
 */
import '../faces.css';
import '../fonts.css.ts';
