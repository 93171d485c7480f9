import { componentStyle, room, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

/** A field that only a script can work is not shown where there is none. */
export const tools = componentStyle({
  display: 'grid',
  gap: space[3],
  '@container': {
    [room.wide]: { gridTemplateColumns: 'minmax(0, 360px) auto', alignItems: 'end', gap: space[5] },
  },
  '@media': {
    '(scripting: none)': { display: 'none' },
  },
});

export const count = componentStyle({
  ...textStyle('bodyS'),
  color: vars.color.textSecondary,
  paddingBlockEnd: space[3],
});

export const yours = componentStyle({
  padding: `${space[3]} ${space[4]}`,
  borderRadius: vars.radius.m,
  border: `2px solid ${vars.color.selected}`,
  backgroundColor: vars.color.surfaceBase,
});

export const yoursTitle = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 650,
});

export const remark = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const makes = componentStyle({ display: 'grid' });

export const make = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
  selectors: { '&:first-of-type': { borderBlockStart: `1px solid ${vars.color.borderSubtle}` } },
});

export const summary = componentStyle({
  ...textStyle('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: '44px',
  fontWeight: 650,
  selectors: { '&:hover': { color: vars.color.textLink } },
});

export const summaryCount = componentStyle({
  ...textStyle('label'),
  flex: 1,
  fontWeight: 400,
  color: vars.color.textMuted,
});

export const chevron = componentStyle({
  selectors: { [`${make}[open] > summary > &`]: { transform: 'rotate(180deg)' } },
});

export const table = componentStyle({
  ...textStyle('bodyS'),
  inlineSize: '100%',
  tableLayout: 'fixed',
  selectors: { [`${make} > &`]: { marginBlockEnd: space[4] } },
});

const cell = {
  paddingBlock: '7px',
  paddingInlineEnd: space[4],
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'break-word',
} as const;

export const column = componentStyle({
  ...cell,
  ...textStyle('label'),
  color: vars.color.textSecondary,
  borderBlockEnd: `1px solid ${vars.color.borderStrong}`,
});

/** The years never break: their column is as wide as '2016–2020', and all tables of the list stand in line. */
export const columnWidth = {
  model: componentStyle({ inlineSize: '30%' }),
  years: componentStyle({ inlineSize: '6.25rem' }),
  engine: componentStyle({}),
};

export const row = componentStyle({
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.borderSubtle}` } },
});

export const model = componentStyle({ ...cell, fontWeight: 600 });
export const value = componentStyle({ ...cell });
export const conditions = componentStyle({
  ...textStyle('label'),
  fontWeight: 400,
  color: vars.color.textSecondary,
});
export const years = componentStyle({ ...cell, whiteSpace: 'nowrap' });
