import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, media, motion, space, textStyle, vars, z } from '../../../theme/styling.ts';

/** SHELL-059: 200 ms in and out; RAC keeps the elements until the transitions end. */
const moves = (properties: string[]) =>
  properties.map((property) => `${property} ${motion.dialog} ${motion.easeOut}`).join(', ');

const still = { [media.reducedMotion]: { transition: 'none !important' } };

export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: z.modal,
  display: 'flex',
  backgroundColor: vars.color.scrim,
  transition: moves(['opacity']),
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': still,
});

// The strip that is kept for the scroll bar while the page is locked lies outside any element; it shows the
// root's background, which is darkened as the page is.
globalStyle(`html:has(${backdrop})`, {
  '@layer': {
    [layers.components]: {
      backgroundColor: vars.color.surfacePage,
      backgroundImage: `linear-gradient(${vars.color.scrim}, ${vars.color.scrim})`,
    },
  },
});

export const panel = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceRaised,
  border: '1px solid transparent',
  boxShadow: vars.elevation[4],
  outline: 'none',
  transition: moves(['transform', 'opacity']),
  '@media': still,
});

export const dialog = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  outline: 'none',
});

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
  paddingInline: `${space[5]} ${space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [media.tablet]: { paddingInline: `${space[7]} ${space[4]}` } },
});

export const title = componentStyle({ ...textStyle('titleM'), flex: 1, minInlineSize: 0 });

export const body = componentStyle({
  flex: 1,
  minBlockSize: 0,
  padding: space[5],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.tablet]: { padding: `${space[6]} ${space[7]}` } },
});

export const flush = componentStyle({ selectors: { '&&': { padding: 0 } } });

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  justifyContent: 'flex-end',
  padding: `${space[4]} ${space[5]}`,
  // Clear of the home bar of phones.
  paddingBlockEnd: `max(${space[4]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [media.tablet]: { paddingInline: space[7] } },
});

export const confirmBackdrop = componentStyle({ alignItems: 'center', justifyContent: 'center' });

export const confirmPanel = componentStyle({
  inlineSize: 'min(400px, calc(100% - 32px))',
  borderRadius: vars.radius.l,
});

export const confirmBody = componentStyle({ display: 'grid', gap: space[6], padding: space[7] });
