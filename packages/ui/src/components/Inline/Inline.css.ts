import { componentStyle, componentVariants } from '../../theme/styling.ts';

export const root = componentStyle({ display: 'flex', minInlineSize: 0 });
export const wrap = componentStyle({ flexWrap: 'wrap' });

export const align = componentVariants(
  { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' },
  (alignItems) => ({ alignItems }),
);

export const justify = componentVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({ justifyContent }),
);
