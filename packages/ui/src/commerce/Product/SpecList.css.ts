import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** The list may stand in half a tablet or in seven columns of a desktop: its own width decides. */
export const root = componentStyle({ containerType: 'inline-size' });

export const list = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  columnGap: space[9],
  '@container': { '(min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[4],
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const label = componentStyle({ color: vars.color.textSecondary });
export const value = componentStyle({ fontWeight: 600, overflowWrap: 'anywhere' });
