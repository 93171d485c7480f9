import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, media, space, textStyle, vars, z } from '../../theme/blockStyling.ts';

/** Below the picture of a part, whose width it has: its words go below its box where they find no room beside it. */
export const toggle = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: space[2],
  inlineSize: 'max-content',
  // Into the gap beside the picture, before the words go below the box.
  maxInlineSize: `calc(100% + ${space[3]})`,
  minBlockSize: '44px',
  color: vars.color.textSecondary,
  cursor: 'pointer',
  '@media': { [media.desktop]: { minBlockSize: '32px' } },
});

/** Unseen until a box of its list is ticked, which the browser knows without script. */
export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: z.sticky,
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minBlockSize: '64px',
  marginBlockStart: space[4],
  padding: `${space[3]} ${space[5]}`,
  paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[3],
  selectors: {
    '&[data-chosen]': { display: 'flex' },
    ':root:has([form=compare]:checked) &': { display: 'flex' },
  },
  '@media': {
    [media.belowTablet]: { marginInline: `-${space[5]}` },
    [media.print]: { display: 'none' },
  },
});

/** At the part itself, where it is always seen. */
export const inline = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});

/** The way to the comparison is there once something is in it. */
export const ticked = componentStyle({
  selectors: { ':root:not(:has([form=compare]:checked)) &': { display: 'none' } },
});

export const note = componentStyle({
  ...textStyle('bodyS'),
  flex: '1 1 5.5rem',
  minInlineSize: 0,
  color: vars.color.textSecondary,
});

// What takes the focus must not end up behind the bar (WCAG 2.4.11).
globalStyle(`html:has([data-compare-bar])`, {
  '@layer': { [layers.blocks]: { scrollPaddingBlockEnd: '96px' } },
});
