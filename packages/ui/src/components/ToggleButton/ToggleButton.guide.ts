import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A view or filter that stays on: counter view, front only.',
  instead: [
    { when: 'it takes effect like a setting', use: 'Switch' },
    { when: 'one of several', use: 'Tabs or RadioCards' },
  ],
  anatomy: ['icon, optional', 'words'],
  keyboard: [{ keys: 'Enter, Space', does: 'turn it' }],
  content: ['The words stay the same in both states.'],
  do: ['Let the state be seen without colour too.'],
  dont: ["Do not change 'Show' to 'Hide': the state is said by `aria-pressed`."],
};
