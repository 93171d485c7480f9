import { componentStyle, space, vars } from '../../theme/blockStyling.ts';
import { root } from './Gallery.css.ts';

/** Holds its own choice, the platform's, so that it works without script. */
export const thumb = componentStyle({
  display: 'block',
  selectors: {
    '&:has(:checked)': { outline: `2px solid ${vars.color.selected}` },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** As large as the signs beside it, which grow with the text. */
export const own = componentStyle({ selectors: { '&&': { inlineSize: '3rem', blockSize: '3rem' } } });

const others = (nth: string) => `${root}:has(${thumb}:nth-child(${nth}) :checked) &:not(:nth-child(${nth}))`;

/** All in one place, so that nothing moves when another is chosen. */
export const view = componentStyle({
  gridArea: '1 / 1',
  selectors: { [['1', '2', '3'].map(others).join()]: { visibility: 'hidden' } },
});

/** What stands beside each other on the stage, alike in width: drawings of the box are of one scale, in one row. */
export const sheet = componentStyle({
  grid: 'none / auto-flow minmax(0, 1fr)',
  gap: space[4],
  margin: 0,
  listStyle: 'none',
  selectors: { 'ul&': { alignItems: 'start', alignContent: 'center' } },
});
