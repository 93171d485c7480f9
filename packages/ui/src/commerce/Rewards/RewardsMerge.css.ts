import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[5] });

/** Side by side where two have room, one below the other where they have none. */
export const cards = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const card = componentStyle({
  display: 'grid',
  gap: space[3],
  alignContent: 'start',
  padding: space[4],
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
});

export const number = componentStyle({ ...textStyle('code'), overflowWrap: 'anywhere' });

export const balance = componentStyle({
  ...textStyle('titleM'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const after = componentStyle({ display: 'grid', gap: space[2] });

export const total = componentStyle({
  ...textStyle('displayM'),
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
