import type { LandingPages } from '../../src/landingPage.ts';

/** Where the menu's advice leads beside the guides (SHELL-013). */
export const us: LandingPages = {
  'find-a-repair-shop': {
    title: 'Find a repair shop',
    lead: 'Some jobs belong on a lift. How to choose who does them, and what to bring.',
    form: { title: 'Find a store near you, and ask there', form: 'storeSearch' },
    sections: [
      {
        id: 'ask',
        title: 'Ask your store',
        paragraphs: [
          'The people at our counters know the workshops nearby and what each is good at. Ask in your store, or call {phone}.',
        ],
      },
      {
        id: 'choose',
        title: 'What a good shop shows you',
        paragraphs: [
          'A written estimate with parts and labor apart, certified technicians, and a warranty on both. It shows you the worn part before it replaces it, and gives it back when you ask.',
        ],
      },
      {
        id: 'bring',
        title: 'Bring your own part',
        paragraphs: [
          'Ask first whether the shop fits parts that you bring. Bring the order number: it says which vehicle the part was checked against. Take the old part back when it carried a core charge.',
        ],
      },
    ],
  },
  'in-our-stores': {
    title: 'In our stores',
    lead: 'What is done for you while you wait, and what you can leave with us.',
    sections: [
      {
        id: 'tests',
        title: 'Tests on the spot',
        paragraphs: [
          'Battery, alternator and starter are tested on the vehicle or at the counter, and the check-engine codes are read and printed.',
        ],
      },
      {
        id: 'charging',
        title: 'Battery charging and installation',
        paragraphs: [
          'We charge a weak battery while you shop and put a new one into most vehicles when you buy it.',
        ],
      },
      {
        id: 'fluids',
        title: 'Used oil, fluids and batteries',
        paragraphs: [
          'Bring them in closed containers, each by itself. Oil that is mixed with coolant or fuel cannot be recycled.',
        ],
      },
      {
        id: 'tools',
        title: 'Tools on loan',
        paragraphs: [
          'Leave a deposit, take the tool home, and get all of it back when the tool comes back clean.',
        ],
      },
    ],
  },
};
