import { componentStyle, media, space, textStyle, vars, z } from '../../theme/blockStyling.ts';

export const panel = componentStyle({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 4px)',
  insetInline: 0,
  zIndex: z.header + 1,
  maxBlockSize: 'min(640px, calc(100dvh - 140px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: space[3],
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.elevation[3],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const groupHead = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '32px',
  paddingInline: space[5],
});

export const groupTitle = componentStyle({ ...textStyle('label'), color: vars.color.textMuted });

/** Beside the first heading; a list of options may hold no button. */
export const clear = componentStyle({
  ...textStyle('label'),
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineEnd: space[4],
  minBlockSize: '32px',
  paddingInline: space[3],
  color: vars.color.textLink,
  textDecorationLine: 'underline',
  textUnderlineOffset: '2px',
});

/** Rows of one height: nothing jumps when another answer arrives [G9]. */
export const row = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  blockSize: '44px',
  paddingInline: space[5],
  color: vars.color.textPrimary,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceSunken },
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.surfaceSunken,
      boxShadow: `inset 3px 0 0 ${vars.color.selected}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const rowIcon = componentStyle({ flex: 'none', color: vars.color.textMuted });

export const rowText = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** What the shopper has not typed stands out. */
export const rest = componentStyle({ fontWeight: 650 });

export const product = componentStyle({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
  blockSize: '72px',
  paddingInline: space[5],
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surfaceSunken },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const productText = componentStyle({ display: 'grid', gap: '2px', minInlineSize: 0 });

export const productTitle = componentStyle({
  ...textStyle('bodyS'),
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const productMeta = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  fontWeight: 400,
  color: vars.color.textSecondary,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

export const partNumber = componentStyle({
  ...textStyle('code'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
