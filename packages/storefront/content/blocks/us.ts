import type { PageBlocks } from '../../src/pageBlocks.ts';

export const us: PageBlocks = {
  '/': {
    title: 'Why here',
    cards: [
      {
        title: 'Fit with reasons',
        text: 'Every part says whether it fits your vehicle, what was checked, and asks when it cannot know.',
        link: { label: 'Choose your vehicle', href: '/user/myVehicle' },
      },
      {
        title: 'Ready in 30 minutes',
        text: 'Most pickup orders wait for you within half an hour while the store is open. Pickup is free.',
        link: { label: 'Find a store', href: '/store' },
      },
      {
        title: '90 days to return',
        text: 'Whatever was not installed goes back at any store or by mail, and the money the way you paid.',
        link: { label: 'How returns work', href: '/lp/termsAndConditions#returnsPolicy' },
      },
      {
        title: 'Core deposits come back',
        text: 'The deposit is shown before you pay. Bring the old part and it comes back in full.',
        link: { label: 'Track an order', href: '/trackOrder' },
      },
    ],
  },
  '/user/myVehicle': {
    title: 'What your vehicle changes',
    cards: [
      {
        title: 'Every shelf answers first',
        text: 'Parts that fit come first. What does not fit stays in sight and says so.',
      },
      {
        title: 'One question instead of a guess',
        text: 'Where your model was built in two ways, we ask for the one detail that decides and remember it.',
      },
      {
        title: 'Kept here, and yours to clear',
        text: 'The vehicle is remembered in this browser. No account is needed, and one press removes it.',
        link: { label: 'Privacy', href: '/lp/termsAndConditions#privacyPolicy' },
      },
    ],
  },
  '/trackOrder': {
    title: 'Before you look',
    cards: [
      {
        title: 'Where the number is',
        text: 'It stands in the email that we sent when you ordered, and on the confirmation page.',
      },
      {
        title: 'Nothing in your mail?',
        text: 'Look in the spam folder, or use the phone number that you gave instead of the email.',
      },
      {
        title: 'Picking it up',
        text: 'Bring the order number and a photo ID to the counter of your store.',
        link: { label: 'Find a store', href: '/store' },
      },
    ],
  },
};
