import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

/** A choice of a group as a card: the whole box is the label of a radio button inside. */
export const card = componentStyle({
  ...textStyle('bodyS'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  columnGap: space[4],
  alignItems: 'start',
  padding: '12px 14px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceBase,
  color: vars.color.textPrimary,
  cursor: 'pointer',
  selectors: {
    // The wider border takes its place from the padding: nothing moves.
    '&:has(:checked)': { borderWidth: '2px', borderColor: vars.color.selected, padding: '11px 13px' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.textMuted },
    '&:hover:not(:has(:disabled))': { backgroundColor: vars.color.surfaceRaised },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&:has(:checked)': { borderColor: 'Highlight' } },
    },
  },
});

export const radio = componentStyle({
  appearance: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  margin: 0,
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: '50%',
  backgroundColor: vars.color.surfaceBase,
  cursor: 'inherit',
  selectors: {
    '&:checked': { borderWidth: '6px', borderColor: vars.color.selected },
    // The card shows the ring.
    '&:focus-visible': { outline: 'none' },
    '&:disabled': { borderColor: vars.color.borderSubtle, backgroundColor: vars.color.actionDisabledBg },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&:checked': { borderColor: 'Highlight' } },
    },
  },
});

export const title = componentStyle({ fontWeight: 650 });

export const note = componentStyle({
  ...textStyle('label'),
  fontWeight: 400,
  color: vars.color.textSecondary,
});

export const aside = componentStyle({ fontWeight: 650, textAlign: 'end', whiteSpace: 'nowrap' });

export const box = componentStyle({
  appearance: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceBase,
  cursor: 'pointer',
  selectors: {
    '&:checked': { backgroundColor: vars.color.selected, borderColor: vars.color.selected },
    '&::before': {
      content: '""',
      inlineSize: '10px',
      blockSize: '10px',
      clipPath: 'polygon(12% 52%, 24% 40%, 42% 58%, 78% 16%, 90% 28%, 43% 84%)',
    },
    '&:checked::before': { backgroundColor: vars.color.onSelected },
    '&:disabled': {
      cursor: 'not-allowed',
      borderColor: vars.color.borderSubtle,
      backgroundColor: vars.color.actionDisabledBg,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'CanvasText',
      selectors: { '&:checked::before': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
});
