import { componentStyle, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  display: 'inline-flex',
  alignItems: 'stretch',
  inlineSize: 'max-content',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceBase,
  selectors: { '&:has(input:focus)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' } },
});

export const step = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '44px',
  minBlockSize: '42px',
  borderRadius: vars.radius.m,
  color: vars.color.textPrimary,
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not([aria-disabled="true"])': { backgroundColor: vars.color.surfaceSunken },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
});

export const input = componentStyle({
  ...textStyle('body'),
  inlineSize: '44px',
  // As high as its buttons also where they are not there, without script.
  minBlockSize: '42px',
  padding: 0,
  border: 0,
  fontWeight: 600,
  textAlign: 'center',
  color: vars.color.textPrimary,
  backgroundColor: 'transparent',
  outline: 'none',
  appearance: 'textfield',
  selectors: {
    '&::-webkit-inner-spin-button, &::-webkit-outer-spin-button': { appearance: 'none', margin: 0 },
  },
});
