import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Where there is nothing yet: an empty cart, no orders, no results.',
  instead: [
    { when: 'something failed', use: 'ErrorState' },
    { when: 'it is still loading', use: 'Skeleton' },
  ],
  anatomy: ['drawing or icon, optional', 'title', 'words', 'a next step'],
  keyboard: [],
  content: ['Say what will be here, then how it gets here.'],
  do: ['Always offer a next step.'],
  dont: ['Do not blame the shopper.', 'Do not show it while data load.'],
};
