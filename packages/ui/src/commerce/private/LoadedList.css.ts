import { componentStyle, space } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[6], minInlineSize: 0 });

export const rows = componentStyle({
  display: 'grid',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const row = componentStyle({ minInlineSize: 0 });
