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
    'A message that does not name its field gives it a `label` for the summary.',
  ],
  do: [
    'Look by the same rules in the browser and on the server, and pass on as `served` what the server found.',
    'Leave the button enabled: a press tells what is missing.',
  ],
  dont: ['Do not clear what was typed.', 'Do not show an error while someone types.'],
};
