import { componentStyle, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const legend = componentStyle({
  ...textStyle('titleM'),
  marginBlockEnd: space[5],
  color: vars.color.textPrimary,
});

export const fields = {
  1: componentStyle({ display: 'grid', gap: space[5] }),
  2: componentStyle({
    display: 'grid',
    gap: space[5],
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
  }),
};
