import { componentStyle } from '../../theme/styling.ts';

/** The look of the lines is here and not in attributes: a shelf has a hundred icons. A width that is given wins. */
export const root = componentStyle({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'text-bottom',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '&:not([stroke-width])': { strokeWidth: 1.8 } },
});

/** Arrows point with the reading direction. */
export const flips = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
