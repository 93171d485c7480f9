import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor:
    'Offers and announcements at the edge of a page: 90-day returns, the rewards pilot, account alerts, the app, an email offer, a sign-in hint, a hint to choose a vehicle.',
  instead: [
    { when: 'the shopper must read it before going on', use: "the header's alert" },
    { when: 'it answers something just done', use: 'a toast' },
    { when: 'it belongs to one part of the page', use: 'Alert' },
  ],
  anatomy: [
    'DismissibleBanner: words; AppBanner: icon, name and rating of the app',
    'one link',
    'a close button',
    'EmailOffer: a tab at the side, and the card that it opens',
    'VehicleHint: one sentence, a link and a close button, below the vehicle button of the header',
    'PageEdge: places them along the lower edge, in a corner, at the side, or below the sign-in link',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the link, then the close button' },
    { keys: 'Enter, Space', does: 'on the tab of an offer: opens or closes its card' },
    { keys: 'Escape', does: 'dismisses the vehicle hint, wherever the focus is' },
  ],
  content: ['One sentence, without a full stop.', 'The link says where it leads.'],
  do: [
    'Pass the address that stores the choice as `dismissal`: a shopper can close the strip before any script runs.',
    'Use `onFollow` to store the choice when a shopper follows the link.',
  ],
  dont: [
    'Do not show two strips at one edge of the page.',
    'Do not cover the page with a strip, or shift content when one loads late: `PageEdge` keeps it at the edge.',
  ],
};
