import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';
import { root as header } from './header.css.ts';

export const root = componentStyle({
  ...textStyle('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[3],
  maxInlineSize: '100%',
  minBlockSize: '44px',
  color: 'inherit',
  textDecorationLine: 'none',
  fontWeight: 400,
  '@media': { [media.tablet]: { fontSize: '0.875rem' } },
});

export const icon = componentStyle({ flex: 'none' });

export const name = componentStyle({
  minInlineSize: 0,
  fontWeight: 650,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    // Two lines say the whole name; the stuck row of a phone has room only for the icon.
    [media.belowTablet]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      selectors: { [`${header}[data-sticky] &`]: { display: 'none' } },
    },
    [media.tablet]: {
      selectors: { [`${header}[data-sticky] &`]: { maxInlineSize: '11rem' } },
    },
  },
});

export const change = componentStyle({
  flex: 'none',
  marginInlineStart: space[3],
  color: vars.color.focusInverse,
  textDecorationLine: 'underline',
  textUnderlineOffset: '3px',
  selectors: { [`${header}[data-sticky] &`]: { display: 'none' } },
  '@media': { [media.belowTablet]: { display: 'none' } },
});

/** A phone has no room for the word. */
export const chevron = componentStyle({
  flex: 'none',
  '@media': { [media.tablet]: { display: 'none' } },
  selectors: { [`${header}[data-sticky] &`]: { display: 'none' } },
});
