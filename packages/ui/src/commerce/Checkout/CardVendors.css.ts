import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const vendors = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
});
export const vendor = componentStyle({
  ...textStyle('label'),
  padding: `2px ${space[3]}`,
  border: `1px solid ${vars.color.borderSubtle}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.surfaceSunken,
  color: vars.color.textSecondary,
});
