import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, motion, space, textStyle, vars, z } from '../../theme/blockStyling.ts';

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const slideRtl = keyframes({ from: { transform: 'translateX(100%)' } });
const appear = keyframes({ from: { opacity: 0 } });
const head = '64px';

/** Keeps its width while its button stands in the open drawer. */
export const root = componentStyle({
  minInlineSize: '44px',
  minBlockSize: '44px',
  '@media': {
    [media.desktop]: { minInlineSize: '98px', selectors: { '[data-sticky] &': { minInlineSize: '44px' } } },
  },
});

/**
 * No stacking context of its own: in the open menu its face lies above the drawer and its scrim below.
 */
export const toggle = componentStyle({
  display: 'block',
  selectors: {
    '&:focus-visible': { outline: 'none' },
    // The scrim belongs to the button, so that a press beside the drawer closes it without script.
    [`${root}[open] > &::after`]: {
      content: '""',
      position: 'fixed',
      inset: 0,
      zIndex: z.drawer - 1,
      backgroundColor: vars.color.scrim,
      animation: `${appear} ${motion.dialog} ${motion.easeOut}`,
      cursor: 'default',
    },
    // Open by a resting mouse alone: the page stays free, and leaving the drawer closes it [SHELL-015].
    [`${root}[data-hovered] > &::after`]: { display: 'none' },
  },
});

export const face = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '44px',
  minInlineSize: '44px',
  paddingInline: '10px',
  borderRadius: vars.radius.m,
  color: vars.color.textInverse,
  fontSize: '0.875rem',
  fontWeight: 650,
  selectors: {
    [`${toggle}:focus-visible > &`]: {
      outline: `2px solid ${vars.color.focusInverse}`,
      outlineOffset: '2px',
    },
    [`${root}[open] > ${toggle} > &`]: {
      position: 'fixed',
      insetBlockStart: '10px',
      insetInlineStart: space[4],
      zIndex: z.drawer + 1,
    },
  },
});

export const whenClosed = componentStyle({ selectors: { [`${root}[open] &`]: { display: 'none' } } });
export const whenOpen = componentStyle({ selectors: { [`${root}:not([open]) &`]: { display: 'none' } } });

/** For assistive technology alone: where there is no room for it the word still names the icon. */
const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** A phone and the stuck header show the icon; the open drawer has room for the word. */
export const word = componentStyle({
  '@media': {
    [media.desktop]: { selectors: { [`[data-sticky] ${root}:not([open]) &`]: unseen } },
    [media.belowDesktop]: { selectors: { [`${root}:not([open]) &`]: unseen } },
  },
});

export const panel = componentStyle({
  ...textStyle('body'),
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  zIndex: z.drawer,
  inlineSize: 'min(360px, calc(100vw - 40px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: `calc(${head} + ${space[3]}) ${space[8]}`,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceRaised,
  // The head of the drawer stays in place while its links scroll.
  backgroundImage: `linear-gradient(${vars.color.surfaceInverse}, ${vars.color.surfaceInverse})`,
  backgroundSize: `100% ${head}`,
  backgroundRepeat: 'no-repeat',
  boxShadow: vars.elevation[4],
  animation: `${slide} ${motion.dialog} ${motion.easeOut}`,
  selectors: { '&:dir(rtl)': { animationName: slideRtl } },
});

/** In the head of the drawer, beside its button; a desktop's header shows the logo anyway. */
export const brand = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: `calc(min(360px, 100vw - 40px) - 9rem - ${space[5]})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  inlineSize: '9rem',
  blockSize: head,
  '@media': { [media.desktop]: { display: 'none' }, [media.forcedColors]: { display: 'none' } },
});

export const section = componentStyle({
  paddingBlock: space[4],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
});

export const title = componentStyle({
  ...textStyle('label'),
  paddingInline: space[6],
  paddingBlock: space[2],
  color: vars.color.textMuted,
});

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minBlockSize: '44px',
  paddingInline: space[6],
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
} as const;

const hover = { backgroundColor: vars.color.surfaceSunken };

export const link = componentStyle({
  ...row,
  selectors: {
    '&:hover': hover,
    '&[aria-current]': { fontWeight: 650, boxShadow: `inset 3px 0 0 ${vars.color.surfaceBrand}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const label = componentStyle({ flex: 1, minInlineSize: 0 });

/** Its lines have two pixels at any size, so it is laid out large and shown at 36 px. It is drawn in black. */
export const picture = componentStyle({
  flex: 'none',
  inlineSize: '80px',
  blockSize: '80px',
  margin: '-22px',
  scale: '0.45',
  '@media': { [media.dark]: { filter: 'invert(1)' }, [media.forcedColors]: { display: 'none' } },
});
/** Where no file serves it. */
export const drawn = componentStyle({ flex: 'none', inlineSize: '36px', blockSize: '36px' });

export const group = componentStyle({});
export const groupToggle = componentStyle({
  ...row,
  selectors: { '&:hover': hover, '&:focus-visible': { outlineOffset: '-2px' } },
});
export const chevron = componentStyle({
  flex: 'none',
  transition: `rotate ${motion.fast} ${motion.easeOut}`,
  selectors: { [`${group}[open] > summary > &`]: { rotate: '180deg' } },
});
export const children = componentStyle({ paddingInlineStart: space[5], paddingBlockEnd: space[3] });
