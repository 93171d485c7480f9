import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A replacement part of a shelf: facts decide.',
  instead: [
    { when: 'looks decide', use: 'ProductTile' },
    { when: 'the part’s own page', use: 'ProductPage' },
  ],
  anatomy: [
    'picture',
    'maker, number, rating, title',
    'fit and why',
    'what sets it apart',
    'price, availability, the one next step',
  ],
  keyboard: [
    { keys: 'Tab', does: 'title, reasons, the next step; the picture is not a tab stop' },
    { keys: 'Enter', does: 'on the reasons: opens them' },
  ],
  content: ['The button says what happens: add, answer, name a vehicle.'],
  do: ['Give `level` so that titles follow the page’s headings.'],
  dont: ['Do not offer to add a part that may not fit.'],
};
