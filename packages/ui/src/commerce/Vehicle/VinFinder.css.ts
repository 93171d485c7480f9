import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ containerType: 'inline-size', minInlineSize: 0 });

export const parts = componentStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

/** Both have the room of a field. */
const sideBySide = '(min-width: 800px)';

export const wide = componentStyle({
  '@container': {
    [sideBySide]: {
      gridTemplateColumns: 'minmax(0, 440px) minmax(0, 1fr)',
      columnGap: space[8],
      alignItems: 'start',
    },
  },
});

export const help = componentStyle({
  '@container': {
    // Level with the control, whose label is above.
    [sideBySide]: {
      selectors: {
        [`${wide} > &`]: { gridColumn: 2, gridRow: 1, maxInlineSize: '300px', marginBlockStart: '28px' },
      },
    },
  },
});

export const form = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  alignItems: 'start',
});

/** Beside the control, whose label is above and whose help is below. */
export const find = componentStyle({ marginBlockStart: '26px' });

export const places = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gap: space[2],
  paddingInlineStart: space[6],
  listStyle: 'disc',
  color: vars.color.textSecondary,
});

export const matches = componentStyle({ display: 'grid', gap: space[3] });

export const matchesTitle = componentStyle({ ...textStyle('bodyS'), fontWeight: 650 });

export const matchList = componentStyle({
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
});

export const match = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingBlock: space[3],
  paddingInline: space[5],
  border: 0,
  backgroundColor: vars.color.surfaceBase,
  color: vars.color.textPrimary,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${vars.color.borderSubtle}` },
    '&:hover': { backgroundColor: vars.color.surfaceSunken },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});

export const matchIcon = componentStyle({ flex: 'none', color: vars.color.textSecondary });
