/**
 * The kit's document styles: import once where the application starts. Components bring their own.
 *
 * Archivo (every word and figure) and JetBrains Mono 500 (addresses, passwords, ids) are self-hosted with the packages' own
 * unicode ranges. Their CSS is imported here and not in a `.css.ts`, which a build would run and forget.
 */
import './faces.css';
import './fonts.css.ts';
import './theme.css.ts';
import './document.css.ts';
