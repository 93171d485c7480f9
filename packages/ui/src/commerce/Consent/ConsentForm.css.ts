import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({ display: 'grid', gap: space[5] });

export const lead = componentStyle({ ...textStyle('body'), color: vars.color.textSecondary });

export const categories = componentStyle({ display: 'grid', gap: space[3] });

const row = {
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderSubtle}`,
} as const;

export const category = componentStyle(row);

export const necessary = componentStyle({
  ...row,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
});

/** Leaves the line to itself in large text. */
export const meaning = componentStyle({ flex: '1 1 12rem', minInlineSize: 0 });

export const name = componentStyle(textStyle('body'));

export const use = componentStyle({ ...textStyle('bodyS'), color: vars.color.textSecondary });

export const always = componentStyle({ ...textStyle('bodyS'), fontWeight: 650, whiteSpace: 'nowrap' });

export const actions = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
