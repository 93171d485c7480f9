import { componentStyle, vars } from '../../theme/blockStyling.ts';

export const root = componentStyle({
  display: 'block',
  inlineSize: '220px',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.m,
  // The system's own paper and ink, and those of daylight in a dark theme too.
  colorScheme: 'only light',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
});
