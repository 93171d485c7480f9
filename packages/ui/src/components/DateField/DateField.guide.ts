import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A day that somebody knows: the last oil change, the day of purchase.',
  instead: [
    { when: 'a day out of few, as for pickup', use: 'RadioCards' },
    { when: 'a month and year as on a card', use: 'two Selects' },
  ],
  anatomy: ['label', "the platform's date field with its calendar", 'help and error'],
  keyboard: [
    { keys: 'digits', does: 'type the date' },
    { keys: 'Arrow up, Arrow down', does: 'change the part that has the focus' },
    { keys: 'Space', does: 'opens the calendar where the browser has one' },
  ],
  content: ['The error shows a valid date.'],
  do: ['Give `min` and `max`: the calendar then offers nothing wrong.'],
  dont: ['Do not ask for a birthday unless a law does.'],
};
