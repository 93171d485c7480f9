import { componentStyle, media } from '../../theme/blockStyling.ts';
import { root as header } from './header.css.ts';

/** Its hours above its street; on a phone in the row of the vehicle. */
export const lines = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  selectors: { [`${header}[data-sticky] &&`]: { maxInlineSize: '13rem' } },
  '@media': {
    // Between 720 and 1140 px the search box needs the room.
    'screen and (min-width: 720px) and (max-width: 1139.98px)': { display: 'none' },
    [media.desktop]: { minInlineSize: '6.5rem', maxInlineSize: '8.5rem' },
    'screen and (min-width: 1360px)': { maxInlineSize: 'none' },
  },
});

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const message = componentStyle(clipped);

/** T9: the case is changed for the eye only, copied and spoken text keeps its own. */
export const address = componentStyle({
  ...clipped,
  textTransform: 'lowercase',
  '@media': {
    [media.desktop]: {
      selectors: { [`${header}[data-sticky] &&`]: { maxInlineSize: '16rem', whiteSpace: 'normal' } },
    },
  },
});

/** SHELL-038: the sticky header shows the address uncut. */
export const cut = componentStyle({ selectors: { [`${header}[data-sticky] &`]: { display: 'none' } } });
export const uncut = componentStyle({
  display: 'none',
  selectors: { [`${header}[data-sticky] &`]: { display: 'inline' } },
});
export const select = componentStyle({ ...clipped, textTransform: 'none' });
export const icon = componentStyle({ flex: 'none' });
