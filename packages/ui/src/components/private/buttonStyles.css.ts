import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, motion, space, tap, text, vars } from '../../theme/styling.ts';
import { ring, turning } from './ring.css.ts';

/** Marked as busy by a page that listens for its form; `Button` draws its own `pending`. */
const marked = '&[aria-busy="true"]:not([aria-disabled])';
/** An answer that comes at once is no work to be shown. */
const soon = '0s linear 150ms both';
const hideWords = keyframes({ to: { WebkitTextFillColor: 'transparent' } });
const showMark = keyframes({ from: { visibility: 'hidden' } });

/** Shared by Button, ButtonLink and the buttons inside other components. */
export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[3],
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  fontWeight: 700,
  textAlign: 'center',
  textDecorationLine: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.fast} ${motion.easeOut}, border-color ${motion.fast} ${motion.easeOut}`,
  // Two taps in a row on "one more" must not zoom the page.
  touchAction: 'manipulation',
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    [marked]: { position: 'relative', animation: `${hideWords} ${soon}` },
    [`${marked}::after`]: {
      ...ring,
      content: '""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      inlineSize: '1.125em',
      blockSize: '1.125em',
      animation: `${showMark} ${soon}, ${turning}`,
    },
  },
  '@media': {
    [media.reducedMotion]: { selectors: { [`${marked}::after`]: { animation: `${showMark} ${soon}` } } },
  },
});

const bodyS = text.bodyS.phone;
const body = { fontSize: '0.9375rem', lineHeight: '1.25rem' };

export const size = {
  /** 40 px with a mouse, 44 where fingers tap. */
  s: componentStyle({
    ...bodyS,
    minBlockSize: tap.touch,
    padding: `${space[2]} ${space[4]}`,
    '@media': { [media.desktop]: { minBlockSize: tap.pointer } },
  }),
  m: componentStyle({ ...body, minBlockSize: '44px', padding: `${space[3]} ${space[5]}` }),
  l: componentStyle({ ...text.body.phone, minBlockSize: '48px', padding: `${space[3]} ${space[7]}` }),
};

const off = '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])';
const on = ':not(:disabled):not([aria-disabled="true"])';

const disabled = {
  color: vars.color.actionDisabledFg,
  backgroundColor: vars.color.actionDisabledBg,
  borderColor: vars.color.borderSubtle,
  boxShadow: 'none',
};

export const variant = {
  primary: componentStyle({
    color: vars.color.actionFg,
    backgroundColor: vars.color.actionBg,
    borderColor: vars.color.actionBorder,
    boxShadow: vars.buttonEdge,
    selectors: {
      [`&:hover${on}`]: { backgroundColor: vars.color.actionBgHover },
      [`&:active${on}`]: { backgroundColor: vars.color.actionBgActive, boxShadow: 'none' },
      [off]: disabled,
    },
  }),
  secondary: componentStyle({
    color: vars.color.action2Fg,
    backgroundColor: vars.color.action2Bg,
    borderColor: vars.color.action2Fg,
    selectors: {
      [`&:hover${on}`]: { backgroundColor: vars.color.action2BgHover },
      [off]: disabled,
    },
  }),
  outline: componentStyle({
    color: vars.color.textPrimary,
    backgroundColor: vars.color.surfaceBase,
    borderColor: vars.color.borderStrong,
    selectors: {
      [`&:hover${on}`]: { backgroundColor: vars.color.surfaceSunken, borderColor: vars.color.textPrimary },
      [off]: disabled,
    },
  }),
  quiet: componentStyle({
    color: vars.color.textLink,
    selectors: {
      [`&:hover${on}`]: { color: vars.color.textLinkHover, backgroundColor: vars.color.surfaceSunken },
      [off]: { color: vars.color.actionDisabledFg },
    },
  }),
  danger: componentStyle({
    color: vars.color.onSolid,
    backgroundColor: vars.color.nofitSolid,
    selectors: {
      [`&:hover${on}`]: { textDecorationLine: 'underline', textUnderlineOffset: '3px' },
      [off]: disabled,
    },
  }),
};

export const fullWidth = componentStyle({ inlineSize: '100%' });

/** Round the icon, which grows with the text [PLUS-034]. */
const around = (side: string) => `max(${side}, 1.75rem)`;
const square = (side: string) => ({
  inlineSize: around(side),
  minBlockSize: around(side),
  padding: 0,
  flex: 'none',
});

export const iconSize = {
  s: componentStyle({
    ...square(tap.touch),
    '@media': { [media.desktop]: { inlineSize: around(tap.pointer), minBlockSize: around(tap.pointer) } },
  }),
  m: componentStyle(square('44px')),
  l: componentStyle(square('48px')),
};

export type ButtonSize = keyof typeof size;
export type ButtonVariant = keyof typeof variant;
