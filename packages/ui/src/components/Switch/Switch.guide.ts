import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Something that is on or off and takes effect at once: only parts that fit.',
  instead: [
    { when: 'it is sent with a form', use: 'Checkbox' },
    { when: 'it is a view', use: 'ToggleButton' },
  ],
  anatomy: ['words', 'description, optional', 'the switch'],
  keyboard: [{ keys: 'Space', does: 'turns it' }],
  content: ["Names what is on: 'Only parts that fit', not 'Enable filter'."],
  do: ['Let it work without script by sending its form.'],
  dont: ['Do not ask to save afterwards.'],
};
