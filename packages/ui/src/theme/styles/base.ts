/** What every page needs that draws any of the kit: each theme's variables, the reset, the page's text and the focus ring. */
import '../theme.css.ts';
import '../document.css.ts';
