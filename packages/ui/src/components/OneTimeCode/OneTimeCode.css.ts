import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, vars } from '../../theme/styling.ts';

export const root = componentStyle({ maxInlineSize: '18rem' });

// The field's input is not this component's own element.
globalStyle(`${root} input`, {
  '@layer': {
    [layers.components]: {
      fontFamily: vars.font.mono,
      fontSize: '1.25rem',
      letterSpacing: '0.3em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
