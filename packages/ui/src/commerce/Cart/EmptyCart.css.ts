import { componentStyle, space, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  paddingBlock: space[9],
});

export const icon = componentStyle({ color: vars.color.textMuted });
export const hint = componentStyle({ color: vars.color.textSecondary, maxInlineSize: '52ch' });
