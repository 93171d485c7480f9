import { componentStyle, textStyle, vars } from '../../theme/styling.ts';

export const root = componentStyle({
  ...textStyle('micro'),
  display: 'inline-block',
  minInlineSize: '20px',
  padding: '1px 5px',
  border: '1px solid transparent',
  borderRadius: '999px',
  textAlign: 'center',
  color: vars.color.actionFg,
  backgroundColor: vars.color.actionBg,
});
