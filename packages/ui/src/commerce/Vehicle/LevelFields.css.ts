import { componentStyle, space, tap, textStyle, vars } from '../../theme/blockStyling.ts';

export const form = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
});

export const levels = componentStyle({ display: 'grid', gap: space[5] });

// In the size of the text, which may be twice as large: a choice that is cut off cannot be read [PLUS-034].
const pairs = '(min-width: 16rem)';
const row = '(min-width: 35rem)';

export const compactLevels = componentStyle({
  gap: space[4],
  '@container': {
    [pairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [row]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const level = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  '@container': {
    // Five levels leave one over.
    [`${pairs} and (max-width: 34.99rem)`]: {
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

/** As high with words as with a button, so that nothing below moves when script takes over. */
export const buttons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: tap.touch,
});

export const hint = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const withoutScript = componentStyle({
  '@media': { '(scripting: enabled)': { display: 'none' } },
});

/** In line with the message above it. */
export const retry = componentStyle({ paddingInline: 0 });
