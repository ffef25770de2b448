import { globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { fontFamily, fontWeight, media, safeArea, type } from './scale.ts';

/** The document's own rules: one reset, the page's text and the focus ring. Loaded once, where the application starts. */
globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  // The bar's place is kept on every page, so that nothing moves sideways between a short and a long one.
  overflowY: 'scroll',
  vars: {
    [safeArea.top]: 'env(safe-area-inset-top, 0px)',
    [safeArea.right]: 'env(safe-area-inset-right, 0px)',
    [safeArea.bottom]: 'env(safe-area-inset-bottom, 0px)',
    [safeArea.left]: 'env(safe-area-inset-left, 0px)',
  },
});

globalStyle('body', {
  margin: 0,
  minWidth: 320,
  // What a scroll bar leaves of the window while a dialog is open (`scrim.css.ts`).
  flex: '1 1 0',
  background: color.canvas,
  color: color.text,
  fontFamily: fontFamily.text,
  fontWeight: fontWeight.body,
  ...type.m,
  WebkitFontSmoothing: 'antialiased',
  // A name that has no space breaks where its line ends. In a row or a grid, whose columns are as wide as their longest word, 'anywhere'.
  overflowWrap: 'break-word',
});

// A part of the page with a theme of its own; a background is what it stands on.
globalStyle('[data-theme]', { color: color.text });

globalStyle('h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset', { margin: 0, padding: 0 });
globalStyle('fieldset', { border: 0, minWidth: 0 });
globalStyle('ol[class], ul[class]', { listStyle: 'none' });
globalStyle('h1, h2, h3', { textWrap: 'balance' });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
globalStyle('img', { display: 'block', maxWidth: '100%' });
// An icon of percent width counts for nothing in the narrowest width of what it stands in, which Firefox and WebKit then let it run out of.
globalStyle('svg', { display: 'block' });
globalStyle('a', { color: color.accentText });

// A ring that is an outline survives forced colours; a shadow would vanish there.
globalStyle(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: 2 });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto',
    },
  },
});
