import { QUANTITY_MAX } from '@driveline/validation';
import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: `How many of a thing: from 1 to ${QUANTITY_MAX}, mostly one or two presses away from where it starts.`,
  instead: [
    { when: 'few fixed amounts, as packs of 4, 8 and 12', use: 'Select' },
    { when: 'a number that is not counted, as a mileage', use: 'TextField with inputMode numeric' },
  ],
  anatomy: [
    'a group with a name',
    'one less, faint at the lower bound',
    'the number, which can be typed',
    'one more, faint at the upper bound',
  ],
  keyboard: [
    { keys: 'Tab', does: 'one less, number, one more' },
    { keys: 'digits', does: 'type the number; it counts on Enter or when the field is left' },
    { keys: 'Arrow up, Arrow down', does: 'in the number: one more, one less' },
    { keys: 'Space, Enter', does: 'on a button: take the step; at a bound nothing, and the focus stays' },
  ],
  content: [
    'The label names the item: “Quantity of Front brake rotor”. A page has many of these fields.',
    'Beside it stands why it starts where it does: “Your Halden uses 2.”',
  ],
  do: [
    'Start with what the vehicle needs.',
    'Give `max` where fewer are in stock, and say so beside the field.',
    'Give `stepName` in a form that must work before script.',
  ],
  dont: ['Do not let it reach 0 to remove an item: removing has a button of its own, with a way back.'],
};
