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

/** On a phone its label, longer by a word, has a row alone: beside another field it would push its own down. */
export const optional = componentStyle({ '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } });
