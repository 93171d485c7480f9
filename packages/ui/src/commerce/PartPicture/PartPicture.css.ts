import { componentStyle, componentVariants, media, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  flex: 'none',
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textSecondary,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

/** Boxes whose place is kept before anything arrives [PLUS-026]. */
export const shape = componentVariants(
  {
    thumb: { inlineSize: '48px', blockSize: '48px', padding: '5px' },
    small: { inlineSize: '88px', blockSize: '88px', padding: '8px' },
    square: { inlineSize: '100%', aspectRatio: '1', padding: '7%' },
    tile: { inlineSize: '100%', aspectRatio: '4 / 3', padding: '5%' },
    /** The gallery: white in light mode, as a page of a catalogue. */
    stage: {
      inlineSize: '100%',
      aspectRatio: '4 / 3',
      padding: '8%',
      backgroundColor: vars.color.surfaceBase,
      boxShadow: vars.elevation[1],
      borderRadius: vars.radius.l,
    },
  },
  (rule) => rule,
);

export const drawing = componentStyle({
  maxBlockSize: '100%',
  minBlockSize: 0,
  aspectRatio: '1',
  inlineSize: 'auto',
});

export const photo = componentStyle({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' });
