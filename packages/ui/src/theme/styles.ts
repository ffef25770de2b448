/**
 * The kit's document styles: import once where the application starts. Components bring their own.
 * Archivo is for every word and figure, JetBrains Mono 500 for addresses, passwords and ids; both self-hosted with their
 * packages' own unicode ranges. They are imported here, because a `.css.ts` file loses the plain CSS that it imports.
 */
import '@fontsource-variable/archivo/wght.css';
import '@fontsource/jetbrains-mono/500.css';
import './theme.css.ts';
import './document.css.ts';
