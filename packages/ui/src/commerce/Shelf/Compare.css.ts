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

export const root = componentStyle({
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
});

/** Unseen until a box of its page is ticked, which the browser knows without script. */
export const ticked = componentStyle({
  display: 'none',
  selectors: {
    '&[data-chosen]': { display: 'flex' },
    ':root:has([form=compare]:checked) &': { display: 'flex' },
  },
});

export const bar = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: z.sticky,
  minBlockSize: '64px',
  marginBlockStart: space[4],
  padding: `${space[3]} ${space[5]}`,
  borderBlockStart: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[3],
  '@media': {
    [media.belowTablet]: { marginInline: `-${space[5]}` },
    [media.print]: { display: 'none' },
  },
});

/** At the part itself, where it is always seen. */
export const inline = componentStyle({ display: 'flex' });

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
