import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Rewards balance, progress to the next reward, and activity.',
  instead: [{ when: 'a payment by rewards', use: 'PaymentMethodList' }],
  anatomy: [
    'RewardsBalance: balance, progress with its words, what can be used',
    'RewardsMerge: cards of one shopper side by side, which one stays, and what it then holds',
    'RewardsPass: the card to show at the register, with its bar code, and the ways onto a phone',
    'RewardsActivity: what was earned, used and expired, with its dates',
  ],
  keyboard: [{ keys: 'Tab', does: 'moves through links and buttons in reading order' }],
  content: ['Progress is said in numbers beside the bar.', 'An expiry is a date.'],
  do: [
    'Show what the card that stays holds after merging, before it is done.',
    'Show what is still missing for the next reward.',
  ],
  dont: ['Do not show points without what they are worth.'],
};
