import { componentStyle, space } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space[4],
  maxInlineSize: '640px',
});

export const field = componentStyle({ flex: '1 1 16rem', minInlineSize: 0 });
