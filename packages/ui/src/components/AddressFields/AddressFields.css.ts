import { componentStyle, componentVariants, space } from '../../theme/styling.ts';

/** Six columns; each field says how many it takes, and in a narrow box takes half or all of them. */
export const root = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: space[5],
});

// In the size of the text, which may be twice as large: a choice that is cut off cannot be read [PLUS-034].
const halves = '(min-width: 16rem)';
const sixths = '(min-width: 26.25rem)';

export const columns = componentVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (count) => ({
  gridColumn: 'span 6',
  '@container': {
    [halves]: { gridColumn: `span ${count <= 3 ? 3 : 6}` },
    [sixths]: { gridColumn: `span ${count}` },
  },
}));

/** There it has a row of its own. */
export const alone = componentStyle({ '@container': { '(max-width: 26.24rem)': { gridColumn: '1 / -1' } } });
