import { globalStyle } from '@vanilla-extract/css';

/**
 * What a page's own reset may change for all text, as it is without one: a reset in a weaker layer then leaves the kit as it is.
 * In the published sheets alone: the portal has no other reset, and these rules would be in the first bytes of its pages.
 */

// A `rem` is what the reader chose in the browser.
globalStyle('html', { fontSize: '100%' });

globalStyle('body', {
  fontStyle: 'normal',
  fontSynthesis: 'weight style small-caps',
  letterSpacing: 'normal',
  textAlign: 'start',
  textRendering: 'auto',
  tabSize: 8,
});

globalStyle('h1, h2, h3, h4', {
  color: 'inherit',
  fontFamily: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { appearance: 'auto' });
globalStyle(':where(a:any-link)', { textDecoration: 'underline' });
