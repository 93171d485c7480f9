import { componentStyle, media, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: `${space[4]} ${space[4]}`,
  alignItems: 'start',
  padding: `${space[5]} ${space[6]}`,
  borderRadius: vars.radius.l,
  backgroundColor: vars.color.surfaceBase,
  boxShadow: vars.elevation[2],
  '@media': {
    [media.tablet]: { gridTemplateColumns: '24px minmax(0, 1fr) auto', alignItems: 'center' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const icon = componentStyle({
  color: vars.color.textSecondary,
  alignSelf: 'start',
  marginBlockStart: '2px',
});
export const words = componentStyle({ display: 'grid', gap: space[1], minInlineSize: 0 });
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
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});

/** As high as a finger wants it, without the edge that would set a second row off from the first. */
export const link = componentStyle({ ...textStyle('bodyS'), paddingBlock: space[4] });
