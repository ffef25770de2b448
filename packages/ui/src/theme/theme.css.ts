import { assignVars, globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { contrastPalette, darkMoreContrast, darkPalette, lightPalette } from './palette.ts';

/**
 * Light is the base; dark follows the system unless `data-theme` on an element says otherwise; `contrast` can be chosen by name,
 * and stands for light where the system asks for more contrast (the dark theme then gets stronger edges and captions).
 * `data-theme` may stand on any element, so a story can show the themes side by side.
 */
const light = { vars: assignVars(color, lightPalette), colorScheme: 'light' } as const;
const dark = { vars: assignVars(color, darkPalette), colorScheme: 'dark' } as const;
const contrast = { vars: assignVars(color, contrastPalette), colorScheme: 'light' } as const;
const strongerDark = {
  vars: {
    [color.line]: darkMoreContrast.line,
    [color.line2]: darkMoreContrast.line2,
    [color.lineControl]: darkMoreContrast.lineControl,
    [color.text]: darkMoreContrast.text,
    [color.text2]: darkMoreContrast.text2,
    [color.text3]: darkMoreContrast.text3,
    [color.displayLine]: darkMoreContrast.displayLine,
  },
};

globalStyle(':root, [data-theme="light"]', light);
globalStyle('[data-theme="dark"]', dark);
globalStyle('[data-theme="contrast"]', contrast);

// Among these three the order decides where they meet on one element: the document without a choice has the strongest selector.
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-color-scheme: dark)': dark },
});
globalStyle(':root:where(:not([data-theme="dark"])), [data-theme="light"]', {
  '@media': { '(prefers-contrast: more)': contrast },
});
globalStyle('[data-theme="dark"]', {
  '@media': { '(prefers-contrast: more)': strongerDark },
});
globalStyle(':root:not([data-theme])', {
  '@media': { '(prefers-contrast: more) and (prefers-color-scheme: dark)': strongerDark },
});
