import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
});

export const narrow = componentStyle({ '@media': { [media.desktop]: { display: 'none' } } });

export const summary = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: '56px',
  paddingInline: space[5],
  fontWeight: 650,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
});

export const name = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.textSecondary,
  selectors: { [`${root}[open] &`]: { rotate: '180deg' } },
});

export const panel = componentStyle({
  display: 'grid',
  gap: space[4],
  padding: `0 ${space[5]} ${space[5]}`,
  fontVariantNumeric: 'tabular-nums',
});
