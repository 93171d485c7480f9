import type { ConsentStrings } from './messages.ts';

export const enUSConsent: ConsentStrings = {
  title: 'Cookie settings',
  lead: 'Choose what we can store in this browser. You can change your mind here at any time.',
  alwaysOn: 'Always on',
  categories: {
    necessary: {
      name: 'Necessary',
      use: 'Keeps your cart, sign-in, store and vehicle. The site doesn’t work without this.',
    },
    analytics: { name: 'Analytics', use: 'Shows us how visitors find and use our pages, without names.' },
    sessionReplay: {
      name: 'Session replay',
      use: 'Shows us how a page was used so we can fix problems. What you type is hidden.',
    },
    attribution: { name: 'Advertising', use: 'Tells us which of our ads or links brought you here.' },
    survey: { name: 'Surveys', use: 'Remembers whether we’ve already asked for your opinion.' },
  },
  save: 'Save my choice',
  acceptAll: 'Accept all',
  necessaryOnly: 'Necessary only',
  saved: 'Your cookie settings are saved',
};
