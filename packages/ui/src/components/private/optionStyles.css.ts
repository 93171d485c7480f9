import { componentStyle, media, space, tap, textStyle, vars } from '../../theme/styling.ts';

/** Rows of a menu and of a list of choices. */
export const list = componentStyle({
  padding: space[2],
  outline: 'none',
  maxBlockSize: 'inherit',
  overflow: 'auto',
});

export const option = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: tap.touch,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.s,
  color: vars.color.textPrimary,
  textDecorationLine: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focused]': { backgroundColor: vars.color.surfaceSunken },
    // The row under the arrow keys must be found without its shade.
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: 700 },
    '&[data-disabled]': { color: vars.color.actionDisabledFg, cursor: 'not-allowed' },
  },
  '@media': {
    [media.desktop]: { minBlockSize: tap.pointer },
    [media.forcedColors]: { selectors: { '&[data-focused]': { outline: '2px solid Highlight' } } },
  },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0, display: 'grid' });

export const description = componentStyle({
  ...textStyle('bodyS'),
  fontWeight: 400,
  color: vars.color.textSecondary,
});

export const empty = componentStyle({
  ...textStyle('bodyS'),
  padding: `${space[4]} ${space[5]}`,
  color: vars.color.textSecondary,
});
