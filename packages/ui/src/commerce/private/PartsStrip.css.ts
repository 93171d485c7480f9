import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** As high with one part as with three, so that cards in a row begin their words on one line. */
export const root = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexWrap: 'wrap',
  gap: space[3],
  minBlockSize: '136px',
  padding: space[4],
  position: 'relative',
  borderStartStartRadius: vars.radius.l,
  borderStartEndRadius: vars.radius.l,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceSunken,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

/** Below the badge. */
export const belowSaving = componentStyle({ paddingBlockStart: '44px' });

export const part = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minInlineSize: 0,
});

export const plus = componentStyle({ ...textStyle('titleM'), color: vars.color.textSecondary });

export const drawing = componentStyle({
  inlineSize: 'clamp(56px, 20vw, 84px)',
  blockSize: 'auto',
  aspectRatio: '1',
  selectors: { '&&': { color: vars.color.textPrimary } },
});

/** In the corner, where a shelf has it. */
export const saving = componentStyle({
  selectors: {
    '&&': {
      position: 'absolute',
      insetBlockStart: space[4],
      insetInlineStart: space[4],
      maxInlineSize: `calc(100% - 2 * ${space[4]})`,
    },
  },
});
