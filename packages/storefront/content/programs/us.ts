import type { LandingPages } from '../../src/landingPage.ts';

/** Pages about the shop beyond its parts: partners, the app, texts, the neighborhood. */
export const us: LandingPages = {
  'affiliate-program': {
    title: 'Affiliate program',
    lead: 'Recommend {name} and earn a commission on the orders you bring.',
    sections: [
      {
        id: 'how',
        title: 'How it works',
        paragraphs: [
          'Tell us about your site, channel or shop. We review every application by hand.',
          'Once you are approved, we send you links that are yours. We count the orders that come through them.',
        ],
      },
      {
        id: 'terms',
        title: 'Terms',
        paragraphs: [
          'A commission is paid on parts that stay sold. Core charges, shipping, tax and returned parts do not count.',
          'Say on your page that you earn a commission. Ads that pretend to be {name} end the partnership.',
        ],
      },
    ],
    next: {
      title: 'Apply',
      text: 'Write to us with the address of your site and the people who visit it.',
      link: { label: 'Apply to join', href: '/contactus/generalComments' },
    },
  },
  '{brand}-mobile-app': {
    title: '{name} on your phone',
    lead: 'The whole shop fits your phone, in the browser or in the app.',
    sections: [
      {
        id: 'counter',
        title: 'At the counter',
        paragraphs: ['Show your pickup code or your rewards card on the screen.'],
      },
      {
        id: 'garage',
        title: 'In the garage',
        paragraphs: ['Your vehicles, their parts and their service history are with you under the hood.'],
      },
      {
        id: 'get',
        title: 'Get the app',
        paragraphs: [
          'Search for {name} in the app store of your phone. No app? Add this site to your home screen.',
        ],
      },
    ],
    next: {
      title: 'Start here',
      text: 'Sign in once and your vehicles are on every device.',
      link: { label: 'Sign in', href: '/signin' },
    },
  },
  sms: {
    title: 'Text messages',
    lead: 'What we text you, and what we never do.',
    sections: [
      {
        id: 'codes',
        title: 'Security codes',
        paragraphs: [
          'When you sign in and choose your phone, we text you a six-digit code. Nobody from {name} will ever ask you for it.',
        ],
      },
      {
        id: 'cost',
        title: 'Cost',
        paragraphs: ['We charge nothing. Your carrier may charge its message and data rates.'],
      },
      {
        id: 'ads',
        title: 'No ads by text',
        paragraphs: ['Deals come by email, and only if you asked for them. Your profile turns them off.'],
      },
    ],
    next: {
      title: 'Your phone number',
      text: 'Change or remove it whenever you like.',
      link: { label: 'Open your profile', href: '/user/myProfile' },
    },
  },
  community: {
    title: 'Community',
    lead: 'Learn, recycle and meet people who fix their own cars.',
    sections: [
      {
        id: 'events',
        title: 'Events',
        paragraphs: ['Nothing planned right now. Your store posts its next events at the counter.'],
      },
      {
        id: 'recycling',
        title: 'Recycling',
        paragraphs: ['Every store takes used oil, batteries and core parts all year round.'],
      },
    ],
    next: {
      title: 'Fix it yourself',
      text: 'Step-by-step guides for the most common jobs.',
      link: { label: 'Open repair guides', href: '/user/repairGuides' },
    },
  },
};
