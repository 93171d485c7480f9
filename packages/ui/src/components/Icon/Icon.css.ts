import { componentStyle } from '../../theme/styling.ts';

export const root = componentStyle({ display: 'inline-block', flex: 'none', verticalAlign: 'text-bottom' });

/** Arrows point with the reading direction. */
export const flips = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
