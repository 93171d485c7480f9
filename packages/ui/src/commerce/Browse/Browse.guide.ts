import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Pages that lead on: brands by their letter, a map of the shop, coupons, rebates and deals.',
  instead: [
    { when: 'each link has a picture', use: 'CategoryTiles' },
    { when: 'parts of one deal stand together at a price', use: 'DealCards' },
    { when: 'a few words stand beside other content', use: 'InfoCards' },
  ],
  anatomy: [
    'FilterForm: a search field, a button',
    'IndexList: links that jump to a group, groups of a title and links with a note',
    'OfferList: cards of a drawing, what it is worth, what it holds for, dates and terms, a code, buttons',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves through jumps, links and buttons' },
    {
      keys: 'Enter',
      does: 'in the field: asks for the page with what was typed; on a jump: goes to its group',
    },
  ],
  content: ['Say first what an offer is worth, then what it is for.', 'Write dates out.'],
  do: [
    'Keep an offer that ended a few days with its date.',
    'Give the page a next step when a filter leaves nothing.',
  ],
  dont: ['Do not count down.', 'Do not hide the terms behind a link.'],
};
