import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, media, space, vars, z } from '../../theme/blockStyling.ts';
import { root as vehicleHint } from './VehicleHint.css.ts';

const floating = {
  position: 'fixed',
  insetInlineEnd: space[5],
  zIndex: z.sticky,
  display: 'grid',
  justifyItems: 'end',
  gap: space[4],
} as const;

const bottom = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: z.sticky,
  '@media': { [media.print]: { display: 'none' } },
  selectors: {
    '&:not(:empty)': { paddingBlockEnd: 'env(safe-area-inset-bottom)' },
    // The bar of the part that is looked at is there already.
    'html:has([data-buy-bar], [data-compare-bar]) &': {
      '@media': { [media.belowTablet]: { position: 'static' } },
    },
    '&:has([data-still])': { position: 'static' },
  },
});

export const place = {
  bottom,
  corner: componentStyle({
    ...floating,
    insetBlockEnd: space[5],
    '@media': { [media.belowTablet]: { display: 'none' } },
    // Above a strip, and what closes it.
    selectors: { [`html:has(.${bottom} > *, [data-compare-bar]) &`]: { insetBlockEnd: '80px' } },
  }),
  side: componentStyle({
    ...floating,
    // Its card opens downwards, and above what floats in the corner.
    insetBlockEnd: 'max(40%, 240px)',
    insetInlineEnd: 0,
    // Where a thumb reaches and little is read.
    '@media': { [media.belowTablet]: { insetBlockEnd: '96px' } },
  }),
  account: componentStyle({
    position: 'fixed',
    zIndex: z.sticky,
    // Below the header of each width, whose account entry is at the end of the line.
    insetBlockStart: '160px',
    insetInlineEnd: space[5],
    inlineSize: 'min(360px, calc(100% - 32px))',
    overflow: 'hidden',
    borderRadius: vars.radius.l,
    boxShadow: vars.elevation[3],
    '@media': {
      [media.tablet]: { insetBlockStart: '116px' },
      [media.desktop]: { insetBlockStart: '132px' },
      [media.print]: { display: 'none' },
    },
    // On phones the hint for a vehicle has the same place, and says what this page is waiting for.
    selectors: {
      [`html:has(.${vehicleHint}) &`]: { '@media': { [media.belowTablet]: { display: 'none' } } },
    },
  }),
};

// What takes the focus must not end up behind the strip (WCAG 2.4.11).
globalStyle(`html:has(.${bottom} > *)`, {
  '@layer': { [layers.blocks]: { scrollPaddingBlockEnd: '80px' } },
});
