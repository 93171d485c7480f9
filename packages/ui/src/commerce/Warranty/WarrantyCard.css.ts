import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4] });

export const note = componentStyle({
  ...textStyle('bodyS'),
  color: vars.color.textSecondary,
  overflowWrap: 'anywhere',
});

export const items = componentStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: space[4],
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': { [media.tablet]: { gridTemplateColumns: '88px minmax(0, 1fr) auto' } },
});

export const words = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  justifyItems: 'start',
});

export const title = componentStyle({ ...textStyle('body'), fontWeight: 650, overflowWrap: 'anywhere' });

/** Below the words on a phone. */
export const badge = componentStyle({
  gridColumn: 2,
  '@media': { [media.tablet]: { gridColumn: 3 } },
});
