import { componentStyle, space, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  paddingBlock: space[8],
});

export const picture = componentStyle({ color: vars.color.textMuted });

export const words = componentStyle({ maxInlineSize: '56ch', color: vars.color.textSecondary });
