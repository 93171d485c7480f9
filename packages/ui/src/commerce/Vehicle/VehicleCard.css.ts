import { componentStyle, media, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
});

export const icon = componentStyle({ color: vars.color.textSecondary });

export const words = componentStyle({ display: 'grid', gap: space[2], justifyItems: 'start' });

export const name = componentStyle({ ...textStyle('titleM'), overflowWrap: 'anywhere' });

export const full = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const badge = componentStyle({ marginBlockStart: space[2] });

export const actions = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  '@media': { [media.tablet]: { gridColumn: 2 } },
});

export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  fontWeight: 600,
});
