/** The kit's document styles: import once where the application starts. Components bring their own. */
import './styles/fonts.ts';
import './styles/base.ts';
