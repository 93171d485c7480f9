import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor:
    'A state in one or two words beside the thing that has it: fits, sold out, delayed. `CountBadge` shows a number up to 99+.',
  instead: [
    { when: 'it can be pressed', use: 'ToggleButton or a filter chip' },
    { when: 'it needs a sentence', use: 'Alert' },
  ],
  anatomy: ['icon', 'words'],
  keyboard: [],
  content: ['One or two words, no full stop.'],
  do: ['Always say it by icon and word as well as by colour.'],
  dont: ['Do not put a badge on everything: what is usual has none.'],
};
