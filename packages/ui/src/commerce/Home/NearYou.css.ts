import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  padding: `${space[5]} ${space[6]}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const icon = componentStyle({
  color: vars.color.textSecondary,
  alignSelf: 'start',
  marginBlockStart: '2px',
});
export const words = componentStyle({ flex: '1 1 12rem', display: 'grid', gap: space[1], minInlineSize: 0 });
export const title = componentStyle({ ...textStyle('label'), color: vars.color.textSecondary });
export const store = componentStyle({ ...textStyle('titleS') });

export const line = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  color: vars.color.textSecondary,
});

export const orders = componentStyle({
  color: vars.color.fitFg,
  fontWeight: 650,
  textUnderlineOffset: '3px',
});

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
});

/** As high as a finger wants it, without the edge that would set a second row off from the first. */
export const link = componentStyle({ ...textStyle('bodyS'), paddingBlock: space[4] });
