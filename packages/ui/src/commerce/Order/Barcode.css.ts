import { componentStyle, space, vars } from '../../theme/blockStyling.ts';
import { paper } from '../private/paper.ts';

export const root = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: '88px',
  paddingBlock: space[4],
  borderRadius: vars.radius.m,
  ...paper,
});
