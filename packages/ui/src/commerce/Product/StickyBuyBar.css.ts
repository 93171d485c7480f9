import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, media, space, textStyle, vars, z } from '../../theme/blockStyling.ts';

const shared = {
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  zIndex: z.sticky,
  position: 'sticky',
  backgroundColor: vars.color.surfaceBase,
} as const;

/** Phones: along the lower edge, and at rest below the page's content, so that it never hides the footer. */
export const bar = componentStyle({
  ...shared,
  insetBlockEnd: 0,
  minBlockSize: '64px',
  paddingBlock: space[3],
  paddingBlockEnd: `max(${space[3]}, env(safe-area-inset-bottom))`,
  paddingInline: space[5],
  marginInline: `-${space[5]}`,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  boxShadow: vars.elevation[3],
  '@media': { [media.tablet]: { display: 'none' }, [media.print]: { display: 'none' } },
});

// What takes the focus must not end up behind the bar (WCAG 2.4.11).
globalStyle(`html:has(.${bar})`, {
  '@layer': {
    [layers.blocks]: { '@media': { [media.belowTablet]: { scrollPaddingBlockEnd: '80px' } } },
  },
});

/** Wider screens: follows below the buying column once that has scrolled away. */
export const card = componentStyle({
  ...shared,
  display: 'none',
  insetBlockStart: '80px',
  flexWrap: 'wrap',
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.elevation[2],
  '@media': {
    [media.tablet]: { display: 'flex' },
    [media.print]: { display: 'none' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const facts = componentStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const cardFacts = componentStyle({
  display: 'grid',
  gap: space[1],
  flex: '1 1 180px',
  minInlineSize: 0,
});

export const price = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});

/** PLUS-013: the deposit is a line of its own and no part of the price. */
export const deposit = componentStyle({
  ...textStyle('micro'),
  color: vars.color.coreFg,
  whiteSpace: 'nowrap',
});

export const title = componentStyle({
  ...textStyle('label'),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const fit = componentStyle({
  ...textStyle('micro'),
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
});

export const fitWords = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const fitTone = {
  fit: componentStyle({ color: vars.color.fitFg }),
  check: componentStyle({ color: vars.color.checkFg }),
  nofit: componentStyle({ color: vars.color.nofitFg }),
  neutral: componentStyle({ color: vars.color.textSecondary }),
};
