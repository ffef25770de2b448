import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { color } from '../theme/contract.css.ts';
import {
  clearOf,
  clearOfSides,
  fontWeight,
  keyboardHeight,
  layer,
  layouts,
  media,
  radius,
  safeArea,
  type,
  visibleHeight,
} from '../theme/scale.ts';
import {
  dialogFrameRule,
  enteredDialogRule,
  fadeAtEnd,
  sheetHeight,
} from '../theme/shared-styles.ts';

/** Above the keyboard of the device on a phone on its side. */
const littleRoom = '[data-little-room]';

export const dialog = recipe({
  base: {
    position: 'fixed',
    zIndex: layer.dialog,
    insetBlock: `${clearOf('top', '24px')} calc(${clearOf('bottom', '24px')} + ${keyboardHeight})`,
    insetInline: clearOfSides('24px'),
    margin: 'auto',
    ...dialogFrameRule,
    height: 'fit-content',
    maxHeight: `calc(${visibleHeight} - ${clearOf('top', '24px')} - ${clearOf('bottom', '24px')})`,
    maxWidth: `calc(100vw - ${clearOf('left', '24px')} - ${clearOf('right', '24px')})`,
    transform: 'translateY(8px)',
    selectors: {
      '&[data-enter]': enteredDialogRule,
      '&:focus-visible': { outlineOffset: -2 },
      // Head and buttons scroll with the content.
      [`&${littleRoom}`]: { overflowY: 'auto' },
    },
    '@media': {
      [media.phone]: {
        inset: `auto 0 ${keyboardHeight} 0`,
        margin: 0,
        width: '100%',
        maxWidth: '100%',
        maxHeight: sheetHeight,
        borderRadius: `${radius.sheet} ${radius.sheet} 0 0`,
        transform: 'translateY(32px)',
      },
      [media.desktop]: {
        selectors: {
          [`&${littleRoom}`]: {
            insetBlock: `${clearOf('top', '8px')} calc(8px + ${keyboardHeight})`,
            maxHeight: `calc(${visibleHeight} - ${clearOf('top', '8px')} - 8px)`,
          },
        },
      },
      [media.forcedColors]: { borderColor: 'CanvasText' },
    },
  },
  variants: {
    size: {
      confirm: { width: 440 },
      form: { width: 480 },
      rental: { width: 560 },
      wide: { width: 800 },
    },
  },
});

export const header = style({
  flex: 'none',
  padding: '20px 72px 0 24px',
  '@media': {
    [media.phone]: {
      padding: `20px calc(56px + ${clearOf('right', '8px')}) 0 ${clearOf('left', '16px')}`,
    },
  },
});

export const title = style({ ...type.xl, fontWeight: fontWeight.heading });

export const subtitle = style({ ...type.s, color: color.text3, marginTop: 2 });

export const body = style({
  flex: '1 1 auto',
  ...layouts.scrolling,
  padding: '20px 24px 24px',
  // What is scrolled to stands above the fade.
  scrollPaddingBlockEnd: 24,
  selectors: {
    '&:focus-visible': { outlineOffset: -2 },
    [`${littleRoom} > &`]: { flex: 'none', overflowY: 'visible' },
    '&::after': fadeAtEnd({ height: 24, edge: -24, ground: color.raised }),
  },
  '@media': {
    [media.phone]: {
      paddingBlock: '16px 20px',
      paddingInline: clearOfSides('16px'),
      selectors: { '&::after': fadeAtEnd({ height: 20, edge: -20, ground: color.raised }) },
    },
  },
});

export const footer = style({
  flex: 'none',
  ...layouts.wrappingRow,
  justifyContent: 'flex-end',
  gap: 8,
  padding: '16px 24px',
  borderTop: `1px solid ${color.line}`,
  background: color.surface2,
  '@media': {
    [media.phone]: {
      paddingBlock: `12px calc(12px + ${safeArea.bottom})`,
      paddingInline: clearOfSides('16px'),
    },
  },
});

// Without a footer the body is the sheet's end.
const lastBody = `${body}:not(:has(+ ${footer}))`;
globalStyle(lastBody, {
  '@media': { [media.phone]: { paddingBlockEnd: `calc(20px + ${safeArea.bottom})` } },
});
globalStyle(`${lastBody}::after`, {
  '@media': { [media.phone]: { bottom: `calc(-20px - ${safeArea.bottom})` } },
});

/** Far from the others, so that it is not pressed by mistake. */
export const footerStart = style({ marginInlineEnd: 'auto' });

/** On a phone the way out keeps 88 px and the primary button takes the rest, 48 px high. */
export const footerActions = style({
  ...layouts.wrap,
  justifyContent: 'flex-end',
  gap: 8,
  '@media': {
    [media.phone]: { flex: '1 1 auto', flexWrap: 'nowrap' },
  },
});

// A press that leads to another page is a link.
const press = ':is(button, a)';
globalStyle(`${footerActions} > ${press}`, {
  '@media': { [media.phone]: { minWidth: 88, minHeight: 48 } },
});
globalStyle(`${footerActions} > :nth-last-child(1 of ${press})`, {
  '@media': { [media.phone]: { flex: '1 1 0' } },
});

export const dismiss = style({
  position: 'absolute',
  top: 16,
  insetInlineEnd: 16,
  '@media': { [media.phone]: { insetInlineEnd: clearOf('right', '8px') } },
});
