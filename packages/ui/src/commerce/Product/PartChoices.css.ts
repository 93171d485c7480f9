import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  minInlineSize: 0,
});

export const legend = componentStyle({ ...textStyle('label'), marginBlockEnd: space[3] });

/** The whole box is the label of its radio button. */
export const choice = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '44px',
  maxInlineSize: '100%',
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceBase,
  color: vars.color.textPrimary,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.selected,
      boxShadow: `inset 0 0 0 1px ${vars.color.selected}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

/** The name beside it says the color; this only shows it. */
export const swatch = componentStyle({
  flex: 'none',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '50%',
  border: `1px solid ${vars.color.borderStrong}`,
  forcedColorAdjust: 'none',
});

export const words = componentStyle({ display: 'grid', minInlineSize: 0 });

export const note = componentStyle({
  ...textStyle('label'),
  fontWeight: 400,
  color: vars.color.textSecondary,
});

export const fault = componentStyle({ ...textStyle('label'), color: vars.color.nofitFg });
