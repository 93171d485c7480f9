import { componentStyle, componentVariants, room, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[4],
  marginBlockEnd: space[4],
});

/** A status that is no station leaves no gap. */
export const stations = componentStyle({
  marginBlock: space[4],
  selectors: { '&:empty': { display: 'none' } },
});

export const code = componentStyle({
  display: 'grid',
  gap: space[2],
  marginBlock: space[4],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.infoBg,
  color: vars.color.infoFg,
});

export const codeValue = componentStyle({
  ...textStyle('titleL'),
  fontFamily: vars.font.mono,
  letterSpacing: '.12em',
});

export const facts = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gap: space[3],
  margin: `${space[4]} 0 0`,
});
export const fact = componentStyle({ color: vars.color.textSecondary });
export const factValue = componentStyle({ margin: 0, overflowWrap: 'anywhere' });
export const note = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const lines = componentStyle({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: {
    [`${facts} + &`]: { marginBlockStart: space[4] },
    // Before what can be done with them.
    '&:not(:last-child)': { marginBlockEnd: space[4] },
  },
});
export const line = componentStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  '@container': { [room.wide]: { gridTemplateColumns: '88px minmax(0, 1fr) auto' } },
  // The head of the card ends in a rule of its own; the card has its own space below.
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    [`:not(${facts}) + ${lines} > &:first-child`]: { borderBlockStart: 0 },
  },
});
export const words = componentStyle({
  ...textStyle('bodyS'),
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
});
export const title = componentStyle({ ...textStyle('body'), fontWeight: 650, overflowWrap: 'anywhere' });
// Below the words where it would take their room.
export const amount = componentStyle({
  ...textStyle('body'),
  gridColumn: 2,
  '@container': { [room.wide]: { gridColumn: 'auto' } },
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

/** The sign of what was done, beside the words. */
export const thanks = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'center',
  padding: space[6],
  border: '1px solid',
  borderRadius: vars.radius.l,
});

export const thanksTone = componentVariants(
  {
    placed: [vars.color.fitFg, vars.color.fitBg],
    unpaid: [vars.color.checkFg, vars.color.checkBg],
  },
  ([borderColor, backgroundColor]) => ({ borderColor, backgroundColor }),
);

export const thanksSign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '56px',
  blockSize: '56px',
  borderRadius: vars.radius.pill,
  selectors: {
    [`${thanksTone.placed} &`]: { color: vars.color.fitBg, backgroundColor: vars.color.fitFg },
    [`${thanksTone.unpaid} &`]: { color: vars.color.checkBg, backgroundColor: vars.color.checkFg },
  },
});

export const thanksWords = componentStyle({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const thanksLine = componentStyle({ overflowWrap: 'anywhere' });
