import { componentStyle, space } from '../../theme/styling.ts';

export const root = componentStyle({ display: 'inline-flex', maxInlineSize: '100%' });

/** The two share an edge; the focused one lies above, so that its ring is whole. */
const above = { '&:focus-visible': { zIndex: 1 } };

export const first = componentStyle({
  selectors: { '&&': { borderStartEndRadius: 0, borderEndEndRadius: 0, minInlineSize: 0 }, ...above },
});

export const second = componentStyle({
  selectors: {
    '&&': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      marginInlineStart: '-1px',
      // A line between the two, also where a button's border has its own colour.
      borderInlineStartColor: 'color-mix(in srgb, currentColor 45%, transparent)',
      paddingInline: space[3],
      minInlineSize: '44px',
    },
    ...above,
  },
});
