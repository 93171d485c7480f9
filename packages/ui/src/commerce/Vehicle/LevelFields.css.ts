import { componentStyle, media, space } from '../../theme/blockStyling.ts';

export const form = componentStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const levels = componentStyle({ display: 'grid', gap: space[5] });

export const compactLevels = componentStyle({
  gap: space[4],
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const level = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    // Five levels leave one over.
    [media.belowTablet]: {
      selectors: { [`${compactLevels} > &:last-child:nth-child(odd)`]: { gridColumn: '1 / -1' } },
    },
  },
});

export const spinner = componentStyle({
  position: 'absolute',
  insetInlineEnd: '48px',
  // Below the label, in the middle of the control.
  insetBlockStart: '42px',
});

export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const withoutScript = componentStyle({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

/** In line with the message above it. */
export const retry = componentStyle({ paddingInline: 0 });
