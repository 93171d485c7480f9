import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Views of the same thing of which one is seen: list and map of the stores.',
  instead: [
    { when: 'they are compared, searched or printed', use: 'Accordion' },
    { when: 'they are pages', use: 'links' },
    { when: 'they filter', use: 'ToggleButton' },
  ],
  anatomy: ['list of tabs', 'panel of the chosen one'],
  keyboard: [
    { keys: 'Tab', does: 'reaches the chosen tab, then its panel' },
    { keys: 'Arrow left, Arrow right', does: 'choose and go around' },
    { keys: 'Home, End', does: 'first, last' },
  ],
  content: ['One or two words each, nouns.'],
  do: ['Put the one that most need first.'],
  dont: ['Do not hide what decides a purchase in the second.', 'Do not use more than five.'],
};
