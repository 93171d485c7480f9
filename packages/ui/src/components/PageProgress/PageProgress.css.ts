import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, vars, z } from '../../theme/styling.ts';

const show = keyframes({ from: { visibility: 'hidden' } });
/** Quick at first, and never at its end: nobody knows how long it takes. */
const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });
/** A page that comes at once needs no word about it. */
const soon = `${show} 0s linear 300ms both`;

export const root = componentStyle({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: z.toast,
  blockSize: '3px',
  backgroundColor: vars.color.actionBg,
  pointerEvents: 'none',
  transformOrigin: 'left',
  animation: `${soon}, ${grow} 10s cubic-bezier(.1,.7,.3,1) 300ms both`,
  selectors: { '[dir=rtl] &': { transformOrigin: 'right' } },
  '@media': {
    [media.reducedMotion]: { animation: soon },
    [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});
