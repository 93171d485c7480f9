import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'One choice out of a known list: state, size, sort order.',
  instead: [
    { when: 'more than about twenty', use: 'ComboBox' },
    { when: 'few with conditions', use: 'RadioCards' },
    { when: 'things to do', use: 'MenuButton' },
  ],
  anatomy: ['label', "the platform's list", 'help and error'],
  keyboard: [
    { keys: 'letters', does: 'choose what begins with them' },
    { keys: 'Arrow keys', does: 'choose the next' },
    { keys: 'Space', does: 'opens the list' },
  ],
  content: ['Options in the order in which people look for them.'],
  do: ['Use a placeholder only when no choice is usual.'],
  dont: ['Do not leave the page when something is chosen.'],
};
