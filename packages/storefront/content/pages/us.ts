import { us as advice } from '../advice/us.ts';
import { us as guides } from '../guides/us.ts';
import type { LandingPages } from '../../src/landingPage.ts';
import { us as programs } from '../programs/us.ts';

export const us: LandingPages = {
  ...guides,
  ...advice,
  ...programs,
  termsAndConditions: {
    changedOn: '2026-09-01',
    title: 'Terms, privacy and returns',
    lead: 'What you can expect from {name}, in plain words.',
    sections: [
      {
        id: 'terms',
        title: 'Terms of sale',
        paragraphs: [
          'A price is the one shown when you place your order. Sales tax is worked out for the place of pickup or delivery and shown before you pay.',
          'A core charge is a refundable deposit. It comes back in full when you bring the old part within the days that the product page names.',
          'The fit that a page shows is kept with your order. A part that we said fits and does not is taken back without a fee.',
        ],
      },
      {
        id: 'privacyPolicy',
        title: 'Privacy',
        paragraphs: [
          'We keep what an order needs: your contact, the address, what you bought, and for which vehicle. Card numbers go to the payment provider and never to us.',
          'Cookies that the shop needs keep your cart, your store and your vehicle. Nothing is measured before you agree.',
          'You may ask for a copy of your data, or that we delete it: {phone}.',
        ],
      },
      {
        id: 'returnsPolicy',
        title: 'Returns',
        paragraphs: [
          'You have 90 days to return a part that was not installed, with everything that was in the box, at any store or by mail.',
          'The money goes back the way you paid, core deposit included.',
        ],
      },
      {
        id: 'rulesAndRegulations',
        title: 'Rules of deals and codes',
        paragraphs: [
          'A deal runs until the day that it names and while stock lasts. Codes that go together add up; of those that do not, the one that saves most counts. None lowers a core deposit. A cancelled order gives a single-use code back.',
        ],
      },
      {
        id: 'secureShopping',
        title: 'Secure shopping',
        paragraphs: [
          'Every page travels encrypted. Card data is typed into the fields of the payment provider, which our pages cannot read. Who is only remembered by a browser gives the password before an order is placed or shown.',
        ],
      },
      {
        id: 'rewardsProgramRules',
        title: 'Rewards program rules',
        paragraphs: [
          'Every full $10 of parts after discounts, without core, shipping and tax, earns one credit. 20 credits become a $10 reward by themselves. Credits count for 365 days, a reward can be spent for 90.',
          'A return takes back the credits of what was returned. Rewards pay for orders of the account that earned them and are not paid out. Two cards can be merged into one.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    lead: 'Everybody should be able to buy the right part here.',
    sections: [
      {
        id: 'goal',
        title: 'What we aim at',
        paragraphs: [
          'We build {name} to meet WCAG 2.2 at level AA: by keyboard, with a screen reader, at 200 % text, on a narrow screen, in dark and in high contrast. Everything from search to order works without script.',
          'If something stands in your way, call {phone} and we place the order with you and mend the page.',
        ],
      },
    ],
  },
};
