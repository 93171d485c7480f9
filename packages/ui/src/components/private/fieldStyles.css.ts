import { componentStyle, media, space, textStyle, vars } from '../../theme/styling.ts';

/** The look that all form fields share: label above, 48 px control, help and error below. */
export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minInlineSize: 0,
  // As wide as the others of a phone, also where its form stands at the start of the line.
  '@media': { [media.belowTablet]: { alignSelf: 'stretch' } },
});

export const label = componentStyle({
  ...textStyle('bodyS'),
  fontWeight: 600,
  color: vars.color.textPrimary,
});

export const optional = componentStyle({ fontWeight: 400, color: vars.color.textMuted });

export const help = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

/** Takes no room while it says nothing: the field's gap is taken back. */
export const status = componentStyle({ selectors: { '&:empty': { marginBlockStart: '-6px' } } });

export const error = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  color: vars.color.nofitFg,
});

export const errorIcon = componentStyle({ marginBlockStart: '1px' });

export const control = componentStyle({
  // 16 px at least: iOS zooms the page into smaller fields.
  ...textStyle('body'),
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: '48px',
  paddingBlock: space[3],
  paddingInline: '15px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  appearance: 'none',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.textPrimary },
    '&:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    // Not `:read-only`, which a colour's field always is.
    '&:disabled, &[readonly]': {
      color: vars.color.actionDisabledFg,
      backgroundColor: vars.color.actionDisabledBg,
      borderColor: vars.color.borderSubtle,
    },
    // A second pixel by shadow, so that the text does not move when an error appears.
    '&[aria-invalid="true"]': {
      borderColor: vars.color.nofitSolid,
      boxShadow: `inset 0 0 0 1px ${vars.color.nofitSolid}`,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-invalid="true"]': { borderWidth: '2px' } } } },
});

export const controlWithEnd = componentStyle({
  selectors: { '&&': { paddingInlineEnd: 'max(52px, 2rem + 8px)' } },
});

export const controlBox = componentStyle({ position: 'relative', display: 'flex' });

/** A button or icon inside the control, at its end. */
export const controlEnd = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '2px',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '44px',
});
