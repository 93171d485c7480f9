import { componentStyle, media, space, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({ minInlineSize: 0 });

export const legend = componentStyle({ marginBlockEnd: space[3] });

export const cards = componentStyle({ display: 'grid', gap: space[3] });

export const card = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'flex-start',
  minBlockSize: '48px',
  padding: `${space[4]} 14px`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceBase,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.textPrimary },
    // The second pixel is a shadow, so that nothing moves when the choice changes.
    '&:has(:checked)': {
      borderColor: vars.color.selected,
      boxShadow: `inset 0 0 0 1px ${vars.color.selected}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': {
      cursor: 'not-allowed',
      color: vars.color.actionDisabledFg,
      backgroundColor: vars.color.actionDisabledBg,
      borderColor: vars.color.borderSubtle,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } } },
});

/** By the platform's own choice, so that it needs no script. */
export const more = componentStyle({
  paddingBlock: space[3],
  selectors: { [`${card}:not(:has(:checked)) + &`]: { display: 'none' } },
});

export const input = componentStyle({
  flex: 'none',
  margin: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surfaceBase,
  appearance: 'none',
  cursor: 'inherit',
  outline: 'none',
  selectors: {
    '&:checked': { borderWidth: '0.375rem', borderColor: vars.color.selected },
    '&:disabled': { borderColor: vars.color.borderSubtle },
  },
});

// A wide end, the marks of cards for instance, goes below rather than press the words into a column of letters.
export const words = componentStyle({ flex: 1, minInlineSize: 'min(55%, 160px)' });
export const label = componentStyle({ display: 'block', fontWeight: 600, color: vars.color.textPrimary });
export const description = componentStyle({ display: 'block', color: vars.color.textSecondary });
export const end = componentStyle({
  minInlineSize: 0,
  marginInlineStart: 'auto',
  fontWeight: 600,
  textAlign: 'end',
});
export const message = componentStyle({ marginBlockStart: '6px' });
