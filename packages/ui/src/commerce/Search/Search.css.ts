import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, media, space, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ position: 'relative', color: vars.color.textPrimary });

export const box = componentStyle({
  display: 'flex',
  minBlockSize: '44px',
  border: `1px solid ${vars.color.borderInverse}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceBase,
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focusInverse}`, outlineOffset: '2px' },
  },
  '@media': { [media.desktop]: { minBlockSize: '48px' } },
});

export const input = componentStyle({
  appearance: 'none',
  flex: 1,
  minInlineSize: 0,
  paddingInline: space[5],
  border: 0,
  background: 'none',
  // iOS zooms into smaller inputs.
  fontSize: '1rem',
  textOverflow: 'ellipsis',
  // The box around it shows the ring.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

globalStyle(`${input}::-webkit-search-cancel-button`, {
  '@layer': { [layers.blocks]: { appearance: 'none' } },
});

export const submit = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 'max(52px, 2.25rem)',
  borderStartEndRadius: `calc(${vars.radius.m} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius.m} - 1px)`,
  color: vars.color.actionFg,
  backgroundColor: vars.color.actionBg,
  selectors: { '&:hover': { backgroundColor: vars.color.actionBgHover } },
});
