import type { LandingPages } from '../../src/landingPage.ts';

/** Merchandising shelves: their words, their shelf, and their last day. One that ended says so. */
export const us: LandingPages = {
  'brake-season': {
    title: 'Brake season',
    lead: 'Pads, rotors and everything around them, checked against your vehicle.',
    endsOn: '2035-12-31',
    shelf: '/parts/brakes/brake-pads',
    sections: [
      {
        id: 'terms',
        title: 'Terms',
        paragraphs: ['Until the last day named here and while stock lasts. Core deposits are not reduced.'],
      },
    ],
  },
  'oil-change-week': {
    title: 'Oil change week',
    lead: 'Oil and filter for your engine, with the amount that it takes.',
    endsOn: '2035-12-31',
    shelf: '/fluids-and-chemicals/motor-oil/motor-oil',
    sections: [
      {
        id: 'terms',
        title: 'Terms',
        paragraphs: ['Until the last day named here and while stock lasts. Core deposits are not reduced.'],
      },
    ],
  },
  'winter-check': {
    title: 'Winter check',
    lead: 'Batteries that start on the first cold morning.',
    endsOn: '2025-03-01',
    shelf: '/parts/batteries-starting-charging/batteries',
    sections: [
      {
        id: 'terms',
        title: 'Terms',
        paragraphs: ['Until the last day named here and while stock lasts. Core deposits are not reduced.'],
      },
    ],
  },
};
