import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4] });

export const list = componentStyle({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))', gap: space[5] },
  },
});

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 20px',
  gap: space[4],
  alignItems: 'center',
  blockSize: '100%',
  minBlockSize: '72px',
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.l,
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  boxShadow: vars.elevation[1],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  selectors: { '&:hover': { backgroundColor: vars.color.surfaceBase } },
});

export const icon = componentStyle({ color: vars.color.textSecondary });
export const label = componentStyle({ ...textStyle('body'), display: 'block', fontWeight: 650 });
export const note = componentStyle({
  ...textStyle('bodyS'),
  display: 'block',
  color: vars.color.textSecondary,
});
