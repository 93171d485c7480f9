import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A form that looks at what was typed before it is sent, and says what is wrong where it is wrong.',
  instead: [
    { when: 'one button that posts', use: 'a plain `form` with a Button' },
    { when: 'a search', use: 'SearchField' },
  ],
  anatomy: ['error summary after a failed submit', 'fields', 'a button that sends it'],
  keyboard: [
    { keys: 'Enter', does: 'in a field: sends the form' },
    { keys: 'Tab', does: 'leaves a field; its error comes then, not before' },
  ],
  content: [
    'Errors say what is wrong and show what is right.',
    'Name the fields in `labels`: the summary puts a name before a message that does not have it.',
  ],
  do: [
    'Give it a form of @driveline/validation as `rules`: the server checks by the same one, and what it finds goes in as `issues`.',
    'Take `useCheckedForm` for a form that another component draws.',
    'Leave the button enabled: a press tells what is missing.',
  ],
  dont: ['Do not clear what was typed.', 'Do not show an error while someone types.'],
};
