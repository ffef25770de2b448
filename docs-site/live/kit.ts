/** The kit's fonts and themes without its reset, which would undo the site's own layout. */
import '../../packages/ui/src/theme/faces.css';
import '../../packages/ui/src/theme/fonts.css.ts';
import '../../packages/ui/src/theme/theme.css.ts';
import './player.css';
