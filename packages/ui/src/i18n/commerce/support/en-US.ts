import { pluralFor } from '../../plural.ts';
import type { BannerStrings, ChatStrings, ContactStrings, ContentStrings, FaqStrings } from './messages.ts';

const plural = pluralFor('en-US');

export const enUSBanner: BannerStrings = {
  app: { label: 'Our app', get: 'Get app' },
  offer: {
    label: 'Email offer',
    signUp: 'Sign me up',
    unlocked: (value) => `You unlocked ${value} off`,
    code: 'Code',
    expires: (date) => `Valid until ${date}`,
    savings: 'See all savings',
    noThanks: 'No, thanks',
    copy: 'Copy code',
    failed: 'We couldn’t sign you up. Try again.',
  },
};

export const enUSChat: ChatStrings = {
  title: 'Live chat',
  open: 'Chat with us',
  checking: 'Checking for an available agent',
  closed: 'Chat is closed',
  hours: (hours) => `We’re here ${hours}.`,
  connecting: 'Connecting you to an agent',
  log: 'Conversation',
  you: 'You',
  agent: 'Our team',
  message: 'Message',
  send: 'Send',
  sendFailed: 'This message wasn’t sent. Try again.',
  writing: (name) => `${name} is writing`,
  end: 'End chat',
  confirmEnd: { question: 'End this chat?', yes: 'Yes, end it', no: 'Keep chatting' },
  ended: 'The chat has ended',
  mailTranscript: 'Email me the transcript',
  transcriptSent: 'We’re emailing you the transcript.',
  startAgain: 'Start a new chat',
  failed: 'We couldn’t connect you',
  contactUs: 'Contact us',
  call: (phone) => `Call ${phone}`,
  proposal: {
    label: 'Help by chat',
    question: 'Need help?',
    lead: 'Ask us about parts, fit or your order.',
    start: 'Chat now',
  },
};

export const enUSContact: ContactStrings = {
  tab: 'Contact us',
  options: 'Ways to reach us',
  chat: { title: 'Live chat', lead: 'Get an answer from our team right away' },
  survey: { title: 'Leave website feedback', lead: 'Tell us what works and what doesn’t' },
  store: { title: 'Leave store feedback', lead: 'Tell us about your visit' },
  contact: { title: 'Contact us', lead: 'Phone, email and answers by topic' },
  back: 'Back',
  surveyLate: 'The survey is slow to load.',
  openSurvey: 'Open the survey',
};

export const enUSContent: ContentStrings = {
  noEvents: 'Nothing planned right now',
  pastEvents: 'Past events',
  repairShops: 'Repair shops',
  shopsFound: (count, place) =>
    plural(count, { one: `1 repair shop near ${place}`, other: `${count} repair shops near ${place}` }),
  noShops: 'No shops nearby',
  noShopsHint: 'Try another ZIP code, or ask at your store’s counter.',
  appStore: { ios: 'Download on the App Store', android: 'Get it on Google Play' },
  guide: {
    cautions: 'Before you begin',
    difficulty: 'Difficulty',
    levels: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
    time: 'Time',
    minutes: (count) => plural(count, { one: '1 minute', other: `${count} minutes` }),
    tools: 'Tools',
    parts: 'Shop parts for this job',
  },
  scan: 'Scan the code with your phone’s camera.',
  scanLabel: 'QR code of this page',
};

export const enUSFaq: FaqStrings = {
  filter: 'Search questions',
  show: 'Search',
  showAll: 'Show all questions',
  none: 'No question matches',
  contactUs: 'Contact us',
  found: (count) => plural(count, { one: '1 question', other: `${count} questions` }),
};
