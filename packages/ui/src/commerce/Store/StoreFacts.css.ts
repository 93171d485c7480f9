import { componentStyle, componentVariants, textStyle, vars } from '../../theme/blockStyling.ts';

export const fact = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  columnGap: '8px',
  color: vars.color.textPrimary,
});

export const tone = componentVariants(
  { good: vars.color.fitFg, quiet: vars.color.textSecondary },
  (color) => ({ selectors: { '&&': { color } } }),
);

export const strong = componentStyle({ fontWeight: 600 });

export const note = componentStyle({ color: vars.color.textSecondary });
