import { componentStyle, componentVariants, media, space } from '../../theme/styling.ts';

/** Six columns; each field says how many it takes. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[5],
});

export const columns = componentVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (count) => ({
  gridColumn: `span ${count <= 2 ? 3 : 6}`,
  '@media': { [media.tablet]: { gridColumn: `span ${count}` } },
}));

/**
 * On a phone it has a row alone: an optional field's label is longer by a word and would push its own field down, and half
 * a row cuts the names of states.
 */
export const alone = componentStyle({ '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } });
