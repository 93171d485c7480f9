import { componentStyle, media, vars } from '../../theme/blockStyling.ts';

export const icon = componentStyle({ position: 'relative', display: 'inline-flex', flex: 'none' });

export const badge = componentStyle({
  selectors: {
    '&&': {
      position: 'absolute',
      insetBlockStart: '-9px',
      insetInlineStart: '10px',
      lineHeight: '1rem',
      // The accent that every brand has for its inverse surface.
      color: vars.color.surfaceInverse,
      backgroundColor: vars.color.focusInverse,
    },
  },
});

/** Room for '99+' between icon and amount. */
export const root = componentStyle({
  '@media': { [media.desktop]: { selectors: { '&&': { columnGap: '22px' } } } },
});

/** Wide enough for '$1,234.56', so that nothing moves when the amount arrives [PLUS-026]. */
export const lines = componentStyle({
  '@media': { [media.desktop]: { selectors: { '&&': { minInlineSize: '4.75rem' } } } },
});
