import { componentStyle, space } from '../../theme/blockStyling.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const lists = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const name = componentStyle({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** A row of its own where price and button stand beside each other. */
export const remove = componentStyle({
  gridColumn: '1 / -1',
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${space[4]})`,
});
