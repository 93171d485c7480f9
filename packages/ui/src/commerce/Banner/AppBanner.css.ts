import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[3]} ${space[4]}`,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const icon = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  color: vars.color.textOnBrand,
  backgroundColor: vars.color.surfaceBrand,
});

export const words = componentStyle({
  display: 'grid',
  flex: '1 1 8rem',
  gap: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const name = componentStyle({ ...textStyle('bodyS'), fontWeight: 700 });

export const actions = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});
