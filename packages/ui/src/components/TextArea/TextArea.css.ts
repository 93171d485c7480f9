import { createVar } from '@vanilla-extract/css';
import { componentStyle, space } from '../../theme/styling.ts';

export const rows = createVar();

/** Where the field grows with its text the browser forgets `rows`: an empty one would be as high as a line. */
export const control = componentStyle({
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: { '&&': { minBlockSize: `calc(${rows} * 1lh + 2 * ${space[3]} + 2px)` } },
});
