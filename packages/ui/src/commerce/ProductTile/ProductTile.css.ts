import {
  columns,
  componentStyle,
  componentVariants,
  media,
  space,
  textStyle,
  vars,
} from '../../theme/blockStyling.ts';

/** Price and button stay on a line of their own. */
const LEAST = '8.25rem';

/** At most 2, 3, 4 and 5 in a row at the four widths, as many as there is room for; one on a phone whose text is twice the size [PLUS-034]. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(${LEAST}, 34%)), 1fr))`,
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: columns(3, LEAST, space[5]), gap: space[5] },
    [media.desktop]: { gridTemplateColumns: columns(4, LEAST, space[5]) },
    [media.xl]: { gridTemplateColumns: columns(5, LEAST, space[5]) },
  },
});

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: space[4],
  minInlineSize: 0,
  padding: space[4],
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const pictureLink = componentStyle({ display: 'block' });

/** Below the picture, of which it would hide a part. */
export const badge = componentStyle({ marginBlockStart: space[3], maxInlineSize: '100%' });

export const body = componentStyle({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minInlineSize: 0,
});

export const maker = componentStyle({
  ...textStyle('label'),
  color: vars.color.textSecondary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const title = componentStyle({
  ...textStyle('body'),
  fontWeight: 650,
  lineHeight: '1.375rem',
  minBlockSize: '2.75rem',
  overflowWrap: 'anywhere',
});

export const titleLink = componentStyle({
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  // What tells two parts apart stands at the end.
  WebkitLineClamp: 3,
  overflow: 'hidden',
  selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '3px' } },
});

export const availability = componentStyle({ ...textStyle('label'), fontWeight: 400, minBlockSize: '1.5em' });

export const picturePlace = componentVariants({ square: '1', tile: '4 / 3' }, (aspectRatio) => ({
  inlineSize: '100%',
  aspectRatio,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.skeleton,
}));

/** The button, and above it what went wrong with it. */
export const action = componentStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });
