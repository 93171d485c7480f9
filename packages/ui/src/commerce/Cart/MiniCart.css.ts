import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4] });

export const added = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.fitBg,
  color: vars.color.fitFg,
  fontWeight: 650,
});

export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
});

export const words = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gap: space[2],
  overflowWrap: 'anywhere',
});
export const maker = componentStyle({ ...textStyle('label'), color: vars.color.textSecondary });
export const title = componentStyle({ ...textStyle('titleS') });

export const hint = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const lines = componentStyle({ display: 'grid', gap: space[5] });

export const sums = componentStyle({
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  fontVariantNumeric: 'tabular-nums',
});
