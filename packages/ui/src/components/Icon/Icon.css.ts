import { componentStyle } from '../../theme/styling.ts';

/** The look of the lines is here and not in attributes: a shelf has a hundred icons. An attribute that is given wins. */
export const root = componentStyle({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: 'text-bottom',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: {
    '&:not([fill])': { fill: 'none' },
    '&:not([stroke])': { stroke: 'currentColor' },
    '&:not([stroke-width])': { strokeWidth: '1.8px' },
  },
});

/** Arrows point with the reading direction. */
export const flips = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
