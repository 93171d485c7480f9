import { componentStyle, space, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[3], maxInlineSize: '420px' });

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[4],
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});
