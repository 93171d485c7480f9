import { componentStyle, media, motion, space, tap, textStyle, vars } from '../../theme/styling.ts';

/** The line of a check box or switch: control, words, and something at the end. */
export const line = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  minBlockSize: tap.touch,
  paddingBlock: '10px',
  color: vars.color.textPrimary,
  cursor: 'pointer',
  '@media': { [media.desktop]: { minBlockSize: tap.pointer, paddingBlock: space[3] } },
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.actionDisabledFg } },
});

/** Facets: smaller words, and 32 px where a mouse points. */
export const compactLine = componentStyle({
  ...textStyle('bodyS'),
  gap: '10px',
  color: vars.color.textSecondary,
  paddingBlock: space[4],
  '@media': { [media.desktop]: { minBlockSize: tap.dense, paddingBlock: '6px' } },
});

export const words = componentStyle({ flex: 1, minInlineSize: 0 });

export const description = componentStyle({
  ...textStyle('bodyS'),
  display: 'block',
  color: vars.color.textSecondary,
});

export const end = componentStyle({
  ...textStyle('label'),
  lineHeight: 'inherit',
  fontWeight: 400,
  color: vars.color.textMuted,
});

/** The box around a native input and the mark drawn over it. */
export const box = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
});

export const input = componentStyle({
  gridArea: '1 / 1',
  margin: 0,
  // As large as the words beside it [PLUS-034].
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlock: '2px',
  border: `1.5px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surfaceBase,
  appearance: 'none',
  cursor: 'inherit',
  transition: `background-color ${motion.fast} ${motion.easeOut}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.textPrimary },
    '&:checked': { backgroundColor: vars.color.selected, borderColor: vars.color.selected },
    '&:disabled': { backgroundColor: vars.color.actionDisabledBg, borderColor: vars.color.borderSubtle },
    '&[aria-invalid="true"]': { borderColor: vars.color.nofitSolid, borderWidth: '2px' },
  },
});

export const mark = componentStyle({
  gridArea: '1 / 1',
  visibility: 'hidden',
  pointerEvents: 'none',
  color: vars.color.onSelected,
  selectors: {
    [`${input}:checked ~ &`]: { visibility: 'visible' },
    [`${input}:disabled ~ &`]: { color: vars.color.actionDisabledFg },
  },
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
