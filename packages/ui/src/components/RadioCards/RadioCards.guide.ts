import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'One choice out of few, each with its date, place or price: pickup, delivery, shipping.',
  instead: [
    { when: 'more than about six', use: 'Select' },
    { when: 'several may be chosen', use: 'Checkbox' },
  ],
  anatomy: ['legend', 'cards, each a RadioCard: radio, label, description, something at the end', 'error'],
  keyboard: [
    { keys: 'Tab', does: 'reaches the chosen card, one stop for all' },
    { keys: 'Arrow keys', does: 'choose the next or previous' },
  ],
  content: ['Labels are the answer, descriptions the condition.'],
  do: ['Show what cannot be chosen, with its reason.'],
  dont: ['Do not preselect what costs more.'],
};
