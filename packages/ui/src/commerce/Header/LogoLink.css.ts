import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, media, vars } from '../../theme/blockStyling.ts';
import { root as header } from './header.css.ts';

export const slot = componentStyle({
  display: 'block',
  // At 320 px the row has less room than the logo.
  flex: '0 1 auto',
  minInlineSize: 0,
  color: 'inherit',
  '@media': {
    // A picture keeps its colours, so it keeps the ground that it is drawn for.
    [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: vars.color.surfaceInverse },
  },
});

/** Sizes of CONF-022 to CONF-024; the box holds them before a picture arrives. */
export const variant = {
  full: componentStyle({
    inlineSize: '160px',
    blockSize: '20px',
    '@media': {
      [media.tablet]: { inlineSize: '212px', blockSize: '32px' },
      [media.desktop]: {
        inlineSize: '265px',
        blockSize: '32px',
        selectors: { [`${header}[data-sticky] &`]: { inlineSize: '212px' } },
      },
    },
  }),
  regional: componentStyle({
    inlineSize: '160px',
    blockSize: '32px',
    '@media': {
      [media.tablet]: { inlineSize: '212px', blockSize: '32px' },
      [media.desktop]: {
        inlineSize: '215px',
        blockSize: '54px',
        selectors: { [`${header}[data-sticky] &`]: { inlineSize: '212px', blockSize: '32px' } },
      },
    },
  }),
};

globalStyle(`${slot} > :is(svg, img)`, {
  '@layer': {
    [layers.blocks]: {
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'contain',
      objectPosition: 'left center',
    },
  },
});
