import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, vars } from '../../theme/styling.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const root = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  backgroundColor: vars.color.skeleton,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shape = {
  text: componentStyle({ blockSize: '0.75em', marginBlock: '0.375em', borderRadius: vars.radius.s }),
  box: componentStyle({ borderRadius: vars.radius.m }),
  circle: componentStyle({ borderRadius: '50%' }),
};
