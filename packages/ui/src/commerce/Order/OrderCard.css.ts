import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[4] });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[5]}`,
});

export const words = componentStyle({ display: 'grid', minInlineSize: 0 });
export const number = componentStyle({ overflowWrap: 'anywhere' });
/** The number's line while it loads. */
export const numberLine = componentStyle(textStyle('titleS'));
export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

/** No line parts it from the pictures of what is in it. */
export const shipment = componentStyle({
  selectors: { '&&': { paddingBlockEnd: 0, borderBlockEnd: 'none' } },
});

export const pictures = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const more = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[3]} ${space[5]}`,
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
});

export const sum = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
});
export const total = componentStyle({ ...textStyle('titleS'), fontVariantNumeric: 'tabular-nums' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
});

/** Its words end where the card's lines do. */
export const again = componentStyle({ marginInlineEnd: `calc(-1 * ${space[4]})` });
