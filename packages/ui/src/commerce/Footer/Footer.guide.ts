import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'What stands below every page: help, law, other sites, and the settings of cookies.',
  instead: [{ when: 'links of one page', use: 'the page itself' }],
  anatomy: [
    'SiteFooter: icon links, columns (accordions on a phone), other sites, badges, law',
    'LegacyFooter: one static block of a market',
    'CheckoutFooter: law and seal alone; without the seal the footer of a standalone user',
    'SocialIcon: a network without its mark',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' },
    { keys: 'Enter', does: 'on a column’s title on a phone: unfolds it' },
  ],
  content: [
    'Columns are nouns; links are what is behind them.',
    'Company name and registration stand where consumer law wants them.',
  ],
  do: ['Leave a row out that has no content.'],
  dont: ['Do not take the cookie settings away.'],
};
