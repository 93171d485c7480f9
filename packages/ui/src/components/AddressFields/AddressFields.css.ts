import { componentStyle, componentVariants, space } from '../../theme/styling.ts';

/** Six columns; each field says how many it takes, and in a narrow box takes half or all of them. */
export const root = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[5],
});

export const columns = componentVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (count) => ({
  gridColumn: `span ${count <= 2 ? 3 : 6}`,
  '@container': { '(min-width: 420px)': { gridColumn: `span ${count}` } },
}));

/** There it has a row of its own. */
export const alone = componentStyle({ '@container': { '(max-width: 419.98px)': { gridColumn: '1 / -1' } } });
