import { componentStyle, componentVariants } from '../../theme/styling.ts';

export const root = componentStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const align = componentVariants(
  { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' },
  (alignItems) => ({ alignItems }),
);
