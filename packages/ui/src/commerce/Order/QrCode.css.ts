import { componentStyle, vars } from '../../theme/blockStyling.ts';
import { paper } from '../private/paper.ts';

export const root = componentStyle({
  display: 'block',
  inlineSize: '220px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.m,
  ...paper,
});
