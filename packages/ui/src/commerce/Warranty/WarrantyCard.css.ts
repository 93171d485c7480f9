import { componentStyle, room, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4] });

export const note = componentStyle({
  ...textStyle('bodyS'),
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
});

export const items = componentStyle({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@container': { [room.wide]: { gridTemplateColumns: '88px minmax(0, 1fr) auto' } },
});

export const words = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  justifyItems: 'start',
});

export const title = componentStyle({ ...textStyle('body'), fontWeight: 650, overflowWrap: 'anywhere' });

/** Below the words where there is no room beside them. */
export const badge = componentStyle({
  gridColumn: 2,
  '@container': { [room.wide]: { gridColumn: 3 } },
});
