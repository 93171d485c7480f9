import { componentStyle, media } from '../../theme/blockStyling.ts';

/** Hidden by the width alone, so that a page is the same for everybody. */
export const root = componentStyle({
  '@media': {
    [media.belowTablet]: { selectors: { '&[data-phones="false"]': { display: 'none' } } },
  },
});
