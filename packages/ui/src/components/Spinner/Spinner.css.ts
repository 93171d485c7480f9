import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media } from '../../theme/styling.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

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
    // Without the turn it must still be seen to work.
    [media.reducedMotion]: {
      animation: `${breathe} 2s ease-in-out infinite !important`,
      animationDuration: '2s !important',
      animationIterationCount: 'infinite !important',
    },
  },
});
