import { componentStyle, room, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: `${space[3]} ${space[4]}`,
  paddingBlock: space[5],
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    // The card around the lines has its own edge.
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@container': { [room.wide]: { gridTemplateColumns: '88px minmax(0, 1fr) auto', columnGap: space[5] } },
});

export const picture = componentStyle({ gridRow: 'span 2' });

export const body = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  justifyItems: 'start',
  minInlineSize: 0,
});

export const maker = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  color: vars.color.textSecondary,
});

export const partNumber = componentStyle({
  ...textStyle('code'),
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({
  ...textStyle('titleS'),
  overflowWrap: 'anywhere',
});

export const titleLink = componentStyle({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const note = componentStyle({
  ...textStyle('label'),
  fontWeight: 400,
  color: vars.color.textSecondary,
});

export const amounts = componentStyle({
  gridColumn: 2,
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  '@container': { [room.wide]: { gridColumn: 3, gridRow: 1, justifyItems: 'end', textAlign: 'end' } },
});

export const controls = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  '@container': { [room.wide]: { gridColumn: '2 / -1' } },
});

/** Together on one line, whose first word begins where the line begins. */
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1px - ${space[4]})`,
});

export const quantityForm = componentStyle({ display: 'flex', alignItems: 'center', gap: space[3] });

/** Below the words of the line, whose controls it is about. */
const below = {
  gridColumn: '1 / -1',
  marginBlock: space[2],
  '@container': { [room.wide]: { gridColumn: '2 / -1' } },
} as const;

/** A hint and the press that follows it. */
export const finding = componentStyle({
  ...textStyle('bodyS'),
  ...below,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.infoBg,
  color: vars.color.infoFg,
});

export const remedy = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

/** What a note says, line by line, beside its button. */
export const noteText = componentStyle({ display: 'grid', gap: space[1], overflowWrap: 'anywhere' });

export const noteTitle = componentStyle({ fontWeight: 600 });

export const findingText = componentStyle({ display: 'flex', gap: space[3], fontWeight: 600 });

export const error = componentStyle({
  ...textStyle('bodyS'),
  ...below,
  display: 'flex',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.nofitBg,
  color: vars.color.nofitFg,
  fontWeight: 600,
});

export const errorIcon = componentStyle({ flex: 'none' });
