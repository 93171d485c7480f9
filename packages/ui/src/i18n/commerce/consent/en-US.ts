import type { ConsentStrings } from './messages.ts';

export const enUSConsent: ConsentStrings = {
  title: 'Cookie settings',
  lead: 'You decide what we may keep in this browser. You can change it here at any time.',
  alwaysOn: 'Always on',
  categories: {
    necessary: {
      name: 'Necessary',
      use: 'Your cart, your sign-in, your store and your vehicle. The shop does not work without them.',
    },
    analytics: { name: 'Analytics', use: 'How pages are found and used, counted without your name.' },
    sessionReplay: {
      name: 'Session replay',
      use: 'How a page was used, to find what goes wrong. What you type is masked.',
    },
    attribution: { name: 'Advertising', use: 'Which of our ads or links brought you here.' },
    survey: { name: 'Surveys', use: 'Whether we have asked for your opinion already.' },
  },
  save: 'Save my choice',
  acceptAll: 'Accept all',
  necessaryOnly: 'Only necessary',
  saved: 'Your cookie settings are saved',
};
