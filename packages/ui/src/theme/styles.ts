/** The kit's document styles: import once where the application starts. Components bring their own. */
import './fonts.css.ts';
import './theme.css.ts';
import './document.css.ts';
