import { keyframes } from '@vanilla-extract/css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** The turning mark of what works; an open ring in the colour of the words. */
export const ring = {
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
} as const;

export const turning = `${turn} 800ms linear infinite`;
