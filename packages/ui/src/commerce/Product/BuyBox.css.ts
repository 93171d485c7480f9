import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, layers, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignContent: 'start',
  minInlineSize: 0,
});

export const price = componentStyle({ display: 'grid', gap: space[2], justifyItems: 'start' });

export const form = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });

export const quantityLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
});

export const quantity = componentStyle({});

// The field's steps need a script; its number does not.
globalStyle(`${quantity} > button`, {
  '@layer': { [layers.blocks]: { '@media': { '(scripting: none)': { display: 'none' } } } },
});

export const takes = componentStyle({
  ...textStyle('bodyS'),
  flex: '1 1 180px',
  minInlineSize: 0,
  textWrap: 'pretty',
});

export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const noteLink = componentStyle({
  color: vars.color.textLink,
  textUnderlineOffset: '2px',
  selectors: { '&:hover': { color: vars.color.textLinkHover } },
});

export const print = componentStyle({
  ...textStyle('label'),
  display: 'grid',
  gap: space[1],
  fontWeight: 400,
  color: vars.color.textSecondary,
});

export const mismatch = componentStyle({
  padding: `${space[1]} ${space[4]}`,
  borderRadius: vars.radius.m,
  border: '1px solid transparent',
  backgroundColor: vars.color.nofitBg,
});

export const error = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  gap: '6px',
  color: vars.color.nofitFg,
});

export const remedy = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const failed = componentStyle({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  border: '1px solid transparent',
  color: vars.color.checkFg,
  backgroundColor: vars.color.checkBg,
});

export const box = componentStyle({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  padding: `${space[5]} ${space[6]}`,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.borderSubtle}`,
  backgroundColor: vars.color.surfaceBase,
});

export const waitingPrice = componentStyle({ display: 'block', blockSize: '30px', inlineSize: '120px' });
