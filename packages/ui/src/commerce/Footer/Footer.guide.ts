import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The footer of every page: help, legal links, other sites and cookie settings.',
  instead: [{ when: 'links of one page', use: 'the page itself' }],
  anatomy: [
    'SiteFooter: icon links, columns (accordions on a phone), other sites, badges, law',
    'LegacyFooter: one static block of a market',
    'CheckoutFooter: legal text and seal only; without the seal, the footer of a standalone user',
    'SocialIcon: a network without its mark',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves through links and buttons in reading order' },
    { keys: 'Enter', does: 'on a column’s title on a phone: opens it' },
  ],
  content: [
    'Column titles are nouns; a link is named after its page.',
    'Show company name and registration where consumer law requires them.',
  ],
  do: ['Leave out a row without content.'],
  dont: ['Do not remove the cookie settings.'],
};
