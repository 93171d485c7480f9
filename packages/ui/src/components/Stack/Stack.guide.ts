import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Things below each other with equal room between.',
  instead: [{ when: 'beside each other', use: 'Inline or Grid' }],
  anatomy: ['items'],
  keyboard: [],
  content: ['None of its own.'],
  do: ['Use it in place of margins.'],
  dont: ['Do not nest it without need.'],
};
