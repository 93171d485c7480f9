import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A product’s page from its parts, and its place while it loads.',
  instead: [
    { when: 'a single section', use: 'Blocks' },
    { when: 'the buying column', use: 'BuyBox' },
  ],
  anatomy: [
    'ProductPage: picture, BuyBox, list of contents, sections, related parts',
    'ProductPageSkeleton: the same geometry, silent',
  ],
  keyboard: [{ keys: 'Tab', does: 'moves through links and buttons in reading order' }],
  content: ['Titles of sections are nouns.'],
  do: [
    'Take sections and their order from `useProductSections`, or from `useProductSectionTitles` where what they say loads late.',
  ],
  dont: ['Do not show the skeleton once the page is loaded.'],
};
