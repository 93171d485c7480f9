import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../../theme/styling.ts';

export const smallest = createVar();

export const root = componentStyle({
  display: 'grid',
  // `min` keeps one column inside a box that is narrower than the smallest cell.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${smallest}, 100%), 1fr))`,
});
