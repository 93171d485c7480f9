import { componentStyle } from '../../theme/styling.ts';

export const root = componentStyle({ minInlineSize: 0 });

/** Looks as the line that it stands in. */
export const heading = componentStyle({
  selectors: { '&&': { font: 'inherit', color: 'inherit', margin: 0 } },
});
