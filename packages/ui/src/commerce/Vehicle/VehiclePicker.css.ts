import { componentStyle, media, room, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: space[5],
  minInlineSize: 0,
});

export const group = componentStyle({ display: 'grid', gap: space[3], minInlineSize: 0 });

export const groupTitle = componentStyle({
  ...textStyle('bodyS'),
  fontWeight: 600,
  color: vars.color.textPrimary,
});

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const chip = componentStyle({
  ...textStyle('bodyS'),
  minBlockSize: '40px',
  maxInlineSize: '100%',
  paddingBlock: space[2],
  paddingInline: '14px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  color: vars.color.textPrimary,
  backgroundColor: vars.color.surfaceBase,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.textPrimary } },
  '@media': { [media.desktop]: { minBlockSize: '36px' } },
});

export const savedList = componentStyle({ display: 'grid', gap: space[3], marginBlockStart: space[3] });

export const savedName = componentStyle({
  ...textStyle('label'),
  display: 'block',
  fontWeight: 400,
  color: vars.color.textSecondary,
});

export const savedButtons = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[3],
});

export const manage = componentStyle({ ...textStyle('bodyS') });

export const current = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[4]} ${space[5]}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceSunken,
});

export const currentIcon = componentStyle({ flex: 'none', color: vars.color.textSecondary });

export const currentWords = componentStyle({ display: 'grid', flex: 1, minInlineSize: 0 });

export const currentLabel = componentStyle({
  ...textStyle('label'),
  fontWeight: 400,
  color: vars.color.textSecondary,
});

export const currentName = componentStyle({
  ...textStyle('body'),
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

export const compactVin = componentStyle({
  '@container': {
    [room.wide]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: space[5],
      alignItems: 'start',
      paddingBlockStart: space[5],
      borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
    },
  },
});

/** Ways to find a vehicle by a number that it carries. */
export const numbers = componentStyle({ display: 'grid', gap: space[5], minInlineSize: 0 });

export const numbersBeside = componentStyle({
  '@container': {
    [room.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: space[8],
      alignItems: 'start',
    },
  },
});

const rules = {
  content: '""',
  flex: 1,
  borderBlockStart: `1px solid ${vars.color.borderSubtle}`,
};

/** A word between two rules; beside the field only the word, at the height of the control. */
export const or = componentStyle({
  ...textStyle('bodyS'),
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginBlockEnd: space[4],
  color: vars.color.textSecondary,
  selectors: { '&::before': rules, '&::after': rules },
  '@container': {
    [room.wide]: {
      selectors: {
        [`${compactVin} > &`]: { marginBlockStart: '40px', marginBlockEnd: 0 },
        [`${compactVin} > &::before, ${compactVin} > &::after`]: { display: 'none' },
      },
    },
  },
});

export const clear = componentStyle({ paddingInline: 0, justifyContent: 'flex-start' });
