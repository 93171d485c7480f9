import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'grid',
  gap: space[5],
  padding: `${space[3]} ${space[5]}`,
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surfaceBase,
});

/** Fields need more room below than a line does. */
export const withPicker = componentStyle({ paddingBlockEnd: space[5] });

export const line = componentStyle({ display: 'flex', alignItems: 'center', gap: space[4] });

export const icon = componentStyle({ flex: 'none', color: vars.color.textSecondary });

export const words = componentStyle({
  ...textStyle('bodyS'),
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
