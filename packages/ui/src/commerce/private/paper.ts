import { media, vars } from '../../theme/blockStyling.ts';

/**
 * What machines read and others drew stands dark on light, in a dark theme too: the system's own paper and ink in daylight.
 * Where the system forces its colours, those are what it forced; the inverse roles are light and dark in both modes.
 */
export const paper = {
  colorScheme: 'only light',
  backgroundColor: 'Canvas',
  color: 'CanvasText',
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: vars.color.textInverse,
      color: vars.color.surfaceInverse,
    },
  },
} as const;
