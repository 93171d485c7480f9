import { componentStyle, media } from '../../theme/blockStyling.ts';

/** Hidden only by the width, so that a page is the same for everybody. */
export const root = componentStyle({
  '@media': {
    [media.belowTablet]: { selectors: { '&[data-phones="false"]': { display: 'none' } } },
  },
});
