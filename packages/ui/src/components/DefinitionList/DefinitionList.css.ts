import { columns as columnsOf, componentStyle, media, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({ ...textStyle('bodyS'), minInlineSize: 0 });

export const layout = {
  /** Rules between rows, name and value side by side. */
  rows: componentStyle({ display: 'grid' }),
  /** The same in two columns from a tablet up, where there is room for both. */
  columns: componentStyle({
    display: 'grid',
    columnGap: space[9],
    '@media': { [media.tablet]: { gridTemplateColumns: columnsOf(2, '15rem', space[9]) } },
  }),
  /** Pairs in running lines, as on a product row. */
  inline: componentStyle({ display: 'flex', flexWrap: 'wrap', gap: '2px 18px' }),
};

const pair = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[4],
  paddingBlock: '10px',
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
});

export const pairs = {
  rows: pair,
  columns: pair,
  inline: componentStyle({ display: 'flex', gap: space[2] }),
};

export const term = componentStyle({ color: vars.color.textSecondary });

export const value = componentStyle({ fontWeight: 600, color: vars.color.textPrimary });
