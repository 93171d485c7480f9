import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Sections of a page that a shopper opens one by one: specifications, core explained, returns.',
  instead: [
    { when: 'there is a single section', use: 'Disclosure' },
    { when: 'the views exclude each other and none is compared', use: 'Tabs' },
  ],
  anatomy: ['a line with the title and a chevron', 'the content, hidden until it is opened'],
  keyboard: [
    { keys: 'Tab', does: 'moves to the next title' },
    { keys: 'Enter, Space', does: 'opens or closes the section' },
  ],
  content: ["Titles are nouns that say what is inside: 'Warranty', not 'More information'."],
  do: [
    'Open the section that most shoppers came for.',
    'Give a heading level where the page is read by its headings.',
  ],
  dont: ['Do not hide price, stock or fit in it.', 'Do not use `exclusive` for what is compared.'],
};
