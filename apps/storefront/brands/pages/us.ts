import type { LandingPages } from '../landingPage.ts';

export const us: LandingPages = {
  termsAndConditions: {
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
