import { columns, componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[2] });

/** A tile's price and its button stay on a line of their own. */
const LEAST = '8.25rem';

/** Two in a row on phones, then all four; one on a phone whose text is twice the size [PLUS-034]. */
export const grid = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns(2, LEAST, space[4]),
  gap: `${space[6]} ${space[4]}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: columns(4, LEAST, space[5]), columnGap: space[5] },
  },
});

/** Kinds whose names take two lines move the tiles of the whole row. */
export const kind = componentStyle({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  gap: space[2],
  minInlineSize: 0,
});

/** On a phone 'see all' has its own line, whatever the length of the name. */
export const shelf = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  alignContent: 'center',
  minBlockSize: '44px',
  color: vars.color.textLink,
  textDecorationLine: 'none',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      alignContent: 'end',
      columnGap: space[4],
      paddingBlockEnd: space[2],
    },
  },
});

export const name = componentStyle({ fontWeight: 650, color: vars.color.textPrimary });

export const all = componentStyle({ textDecorationLine: 'underline', textUnderlineOffset: '3px' });

export const links = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space[6]}` });

export const link = componentStyle({
  ...textStyle('body'),
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.textLink,
  textUnderlineOffset: '3px',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
});
