import type { Coupon } from '../../src/coupon.ts';

/** Codes of the market; its promotions decide what they save. */
export const us: readonly Coupon[] = [
  { code: 'SAVE10', title: '10% off everything', terms: 'Up to $50 off.', endsOn: '2035-12-31' },
  {
    code: 'BRAKES15',
    title: '15% off brakes',
    terms: 'Holds for brake parts.',
    endsOn: '2035-12-31',
    href: '/parts/brakes',
  },
  { code: 'TAKE20', title: '$20 off $100', terms: 'For items worth $100 or more.', endsOn: '2035-12-31' },
  {
    code: 'BIGJOB',
    title: '$100 off $5,000',
    terms: 'For items worth $5,000 or more.',
    endsOn: '2035-12-31',
  },
  {
    code: 'SHIPFREE',
    title: 'Free standard delivery',
    terms: 'Goes together with other codes that do.',
    endsOn: '2035-12-31',
  },
  {
    code: 'BLADES3',
    title: 'Wiper blades: buy 2, get 1 free',
    terms: 'At most twice an order.',
    endsOn: '2035-12-31',
  },
  {
    code: 'WELCOME5',
    title: '$5 off to welcome you',
    terms: 'Once for each customer.',
    endsOn: '2035-12-31',
  },
];
