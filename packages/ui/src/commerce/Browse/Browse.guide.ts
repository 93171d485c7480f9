import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor:
    'Index pages: brands from A to Z, the site map, coupons, rebates and deals; parts side by side; parts that somebody shared.',
  instead: [
    { when: 'each link has a picture', use: 'CategoryTiles' },
    { when: 'a deal sells several parts at one price', use: 'DealCards' },
    { when: 'a short text accompanies other content', use: 'InfoCards' },
  ],
  anatomy: [
    'CompareTable: up to four parts as tiles, the facts that differ, then those that are the same',
    'FilterForm: a search field, a button',
    'IndexList: links that jump to a group, groups of a title and links with a note',
    'SharedParts: subtotal and one button for all, then each part with picture, fit, availability, price and quantity',
    'OfferList: cards with a drawing, the value, what it applies to, dates and terms, a code, buttons',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves through jumps, links and buttons' },
    {
      keys: 'Enter',
      does: 'in the field: asks for the page with what was typed; on a jump: goes to its group',
    },
  ],
  content: ['State the value of an offer first, then what it applies to.', 'Write dates out.'],
  do: [
    'Keep an expired offer for a few days, with its date.',
    'Give the page a next step when a filter leaves nothing.',
  ],
  dont: ['Do not count down.', 'Do not hide the terms behind a link.'],
};
