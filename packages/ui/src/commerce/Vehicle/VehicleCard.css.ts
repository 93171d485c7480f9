import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  // Beside a longer card its own lines stay together.
  alignContent: 'start',
});

export const icon = componentStyle({ color: vars.color.textSecondary });

export const words = componentStyle({ display: 'grid', gap: space[2], justifyItems: 'start' });

export const name = componentStyle({ ...textStyle('titleM'), overflowWrap: 'anywhere' });

export const full = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const badge = componentStyle({ marginBlockStart: space[2] });

/** Below the words where there is room, else from edge to edge, as the actions. */
export const more = componentStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  '@media': { [media.tablet]: { gridColumn: 2 } },
});

export const actions = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space[3],
  columnGap: space[4],
  '@media': { [media.tablet]: { gridColumn: 2 } },
});

/** Where the row breaks, the words stand below those of the buttons above. */
export const links = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginInlineStart: `calc(-1 * ${space[3]})`,
});

export const link = componentStyle({ paddingInline: space[3] });
