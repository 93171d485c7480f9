import { globalStyle } from '@vanilla-extract/css';
import {
  componentStyle,
  layers,
  media,
  motion,
  space,
  textStyle,
  vars,
  z,
} from '../../theme/blockStyling.ts';

const wide = { [media.desktop]: {} };

/**
 * One form for all widths. Below 1140 px it is a popover: a sheet that a button opens before any script runs.
 * From 1140 px the same element stands in the page. A browser without popovers shows it in place.
 */
export const root = componentStyle({
  ...textStyle('bodyS'),
  color: vars.color.textPrimary,
  '@media': {
    ...wide,
    [media.belowDesktop]: {
      selectors: {
        '&:popover-open': {
          position: 'fixed',
          inset: 'auto 0 0 0',
          display: 'grid',
          gridTemplateRows: 'auto minmax(0, 1fr) auto',
          inlineSize: '100%',
          maxInlineSize: '720px',
          maxBlockSize: 'min(88dvh, 100dvh)',
          margin: '0 auto',
          padding: 0,
          // Seen in forced colours, where shadow and ground are gone.
          border: '1px solid transparent',
          borderStartStartRadius: vars.radius.l,
          borderStartEndRadius: vars.radius.l,
          backgroundColor: vars.color.surfaceRaised,
          boxShadow: vars.elevation[4],
          zIndex: z.modal,
          opacity: 1,
          transform: 'none',
          transition: `opacity ${motion.dialog} ${motion.easeOut}, transform ${motion.dialog} ${motion.easeOut}`,
        },
        '&::backdrop': { backgroundColor: vars.color.scrim },
      },
    },
    [media.desktop]: {
      // The browser hides a closed popover; here it is a column of the page.
      display: 'block',
      position: 'static',
      inlineSize: 'auto',
      blockSize: 'auto',
      margin: 0,
      padding: 0,
      border: 0,
      overflow: 'visible',
      color: 'inherit',
      background: 'none',
    },
  },
});

globalStyle(`${root}:popover-open`, {
  '@layer': {
    [layers.blocks]: {
      '@media': {
        [media.belowDesktop]: { '@starting-style': { opacity: 0, transform: 'translateY(24px)' } },
      },
    },
  },
});

export const head = componentStyle({
  ...textStyle('titleM'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[5]}`,
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const groups = componentStyle({
  '@media': { [media.belowDesktop]: { overflowY: 'auto', overscrollBehavior: 'contain', padding: space[5] } },
});

export const group = componentStyle({
  paddingBlock: '14px',
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

/** Floating takes a legend out of the line above its group. */
export const legend = componentStyle({
  ...textStyle('bodyS'),
  float: 'inline-start',
  inlineSize: '100%',
  fontWeight: 700,
  marginBlockEnd: space[3],
});

export const content = componentStyle({ clear: 'both' });

export const value = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '44px',
  color: vars.color.textSecondary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.textPrimary },
    '&:has(:checked)': { color: vars.color.textPrimary, fontWeight: 600 },
    '&:has(:disabled)': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': { [media.desktop]: { minBlockSize: '32px' } },
});

export const valueLabel = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const count = componentStyle({
  ...textStyle('label'),
  marginInlineStart: 'auto',
  fontWeight: 400,
  color: vars.color.textMuted,
});

export const more = componentStyle({});

export const moreSummary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '32px',
  color: vars.color.textLink,
  textDecorationLine: 'underline',
  textUnderlineOffset: '2px',
  selectors: { '[open] > &': { display: 'none' } },
});

export const range = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[3],
});

export const bound = componentStyle({ display: 'grid', gap: space[1], color: vars.color.textSecondary });

export const boundInput = componentStyle({
  inlineSize: '100%',
  blockSize: '40px',
  paddingInline: space[4],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  // iOS zooms into smaller inputs.
  fontSize: '1rem',
});

export const foot = componentStyle({
  display: 'flex',
  gap: space[3],
  alignItems: 'center',
  '@media': {
    [media.belowDesktop]: {
      padding: `${space[4]} ${space[5]} max(${space[4]}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
    },
    // With script a ticked box is applied at once.
    '(scripting: enabled) and (min-width: 1140px)': { display: 'none' },
  },
});

export const clear = componentStyle({
  color: vars.color.textLink,
  textUnderlineOffset: '2px',
  whiteSpace: 'nowrap',
  paddingBlock: space[4],
});

export const apply = componentStyle({ flex: 1 });
