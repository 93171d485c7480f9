import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media } from '../../theme/styling.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = componentStyle({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.forcedColors]: { borderInlineEndColor: 'Canvas' },
    // The open ring stands still: words beside it say that something works.
    [media.reducedMotion]: { animation: 'none' },
  },
});
