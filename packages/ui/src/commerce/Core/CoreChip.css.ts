import { componentStyle, space, textStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  ...textStyle('micro'),
  display: 'inline-block',
  padding: `2px ${space[3]}`,
  borderRadius: vars.radius.s,
  border: '1px solid transparent',
  color: vars.color.coreFg,
  backgroundColor: vars.color.coreBg,
});
