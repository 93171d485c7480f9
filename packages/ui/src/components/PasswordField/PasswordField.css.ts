import { componentStyle } from '../../theme/styling.ts';

/** A button that only a script can work is not shown where there is none. */
export const reveal = componentStyle({
  '@media': { '(scripting: none)': { selectors: { '&&': { display: 'none' } } } },
});
