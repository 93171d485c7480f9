import { componentStyle, media, textStyle } from '../../theme/blockStyling.ts';
import { root as header } from './header.css.ts';

/** On a phone it shows its hours alone, in the row of the vehicle. */
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

export const message = componentStyle({
  ...textStyle('label'),
  fontWeight: 650,
  color: 'inherit',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { display: 'none' } },
});

const clipped = { overflow: 'hidden', textOverflow: 'ellipsis' } as const;

export const messageSmall = componentStyle({
  ...clipped,
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

/** T9: the case is changed for the eye only, copied and spoken text keeps its own. */
export const address = componentStyle({
  ...clipped,
  display: 'none',
  textTransform: 'lowercase',
  '@media': {
    [media.desktop]: {
      display: 'block',
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
