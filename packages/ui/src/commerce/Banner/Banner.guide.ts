import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor:
    'What the shop offers or announces beside the page: 90-day returns, the rewards pilot, what an account asks, the app, an offer for an email address, a hint to sign in, a vehicle that is not chosen yet.',
  instead: [
    { when: 'it must be read before shopping goes on', use: "the header's alert" },
    { when: 'it answers something just done', use: 'a toast' },
    { when: 'it belongs to one part of the page', use: 'Alert' },
  ],
  anatomy: [
    'DismissibleBanner: words; AppBanner: icon, name and rating of the app',
    'one link',
    'a close button',
    'EmailOffer: a tab at the side, and the card that it unfolds',
    'VehicleHint: one sentence, a link and a close button, below the vehicle button of the header',
    'PageEdge: where they hang: along the lower edge, in the corner, at the side, below the way to sign in',
  ],
  keyboard: [
    { keys: 'Tab', does: 'reaches the link, then the close button' },
    { keys: 'Enter, Space', does: 'on the tab of an offer: unfolds or folds its card' },
    { keys: 'Escape', does: 'sends the hint for a vehicle away, wherever the focus is' },
  ],
  content: ['One sentence, without a full stop.', 'The link says what is behind it.'],
  do: [
    'Hand `dismissal` the address that remembers the choice: the strip can be closed before any script runs.',
    'Call the same when the link was followed, with `onFollow`.',
  ],
  dont: [
    'Do not show two strips at one edge of the page.',
    'Do not lay a strip over the page, and let none that comes late move what is read: `PageEdge` keeps to the edge.',
  ],
};
