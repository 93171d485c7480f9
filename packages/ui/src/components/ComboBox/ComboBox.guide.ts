import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'One choice out of many, found by typing a part of it: a make, a city, a bank.',
  instead: [
    { when: 'there are fewer than about twenty', use: 'Select' },
    { when: 'any text will do', use: 'TextField' },
    { when: 'it searches the shop', use: 'SearchField' },
  ],
  anatomy: ['label', 'input', 'button that shows all', 'list of matches, or “No matches”', 'help and error'],
  keyboard: [
    { keys: 'any letter', does: 'narrows the list' },
    { keys: 'Arrow down, Arrow up', does: 'open the list and move in it; the focus stays in the input' },
    { keys: 'Enter', does: 'chooses the marked option' },
    { keys: 'Escape', does: 'closes the list and restores the previous choice' },
    { keys: 'Tab', does: 'leaves it' },
  ],
  content: ['The label is a noun.', 'Options begin with the word that people type.'],
  do: ['Say in the description what may be typed.', 'Use `isFiltered` when a server answers what is typed.'],
  dont: [
    'Do not use it for yes and no or for three sizes.',
    'Do not clear what was typed when nothing matches.',
  ],
};
