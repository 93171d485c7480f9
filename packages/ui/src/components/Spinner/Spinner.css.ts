import { componentStyle, media } from '../../theme/styling.ts';
import { ring, turning } from '../private/ring.css.ts';

export const root = componentStyle({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  ...ring,
  animation: turning,
  '@media': {
    [media.forcedColors]: { borderInlineEndColor: 'Canvas' },
    // The open ring stands still: words beside it say that something works.
    [media.reducedMotion]: { animation: 'none' },
  },
});
