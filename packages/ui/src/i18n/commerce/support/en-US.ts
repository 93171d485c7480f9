import { pluralFor } from '../../plural.ts';
import type { BannerStrings, ChatStrings, ContactStrings, ContentStrings, FaqStrings } from './messages.ts';

const plural = pluralFor('en-US');

export const enUSBanner: BannerStrings = {
  app: { label: 'Our app', get: 'Get' },
  offer: {
    label: 'Email offer',
    signUp: 'Sign me up',
    unlocked: (value) => `You unlocked ${value} off`,
    code: 'Code',
    expires: (date) => `Valid until ${date}`,
    savings: 'See all savings',
    noThanks: 'No, thanks',
    copy: 'Copy code',
    failed: 'We could not sign you up. Please try again.',
  },
};

export const enUSChat: ChatStrings = {
  title: 'Live chat',
  open: 'Chat with us',
  checking: 'Looking for somebody at the desk',
  closed: 'Chat is closed',
  hours: (hours) => `We are here ${hours}.`,
  connecting: 'Connecting you with our desk',
  log: 'Conversation',
  you: 'You',
  agent: 'Our desk',
  message: 'Message',
  send: 'Send',
  sendFailed: 'This message was not sent. Please try again.',
  writing: (name) => `${name} is writing`,
  end: 'End chat',
  confirmEnd: { question: 'End this chat?', yes: 'Yes, end it', no: 'Go on' },
  ended: 'The chat has ended',
  mailTranscript: 'Email me the transcript',
  transcriptSent: 'The transcript is on its way to you.',
  startAgain: 'Start a new chat',
  failed: 'We could not connect you',
  contactUs: 'Contact us',
  call: (phone) => `Call ${phone}`,
  proposal: {
    label: 'Help by chat',
    question: 'Need help?',
    lead: 'Ask our desk about parts, fit or your order.',
    start: 'Chat now',
  },
};

export const enUSContact: ContactStrings = {
  tab: 'Contact us',
  options: 'Ways to reach us',
  chat: { title: 'Live chat', lead: 'Somebody at our desk answers right away' },
  survey: { title: 'Leave website feedback', lead: 'Tell us what works here and what does not' },
  store: { title: 'Leave store feedback', lead: 'Tell us about your visit' },
  contact: { title: 'Contact us', lead: 'Phone, email and answers by topic' },
  back: 'Back',
  surveyLate: 'The survey takes long to load.',
  openSurvey: 'Open the survey',
};

export const enUSContent: ContentStrings = {
  noEvents: 'Nothing planned right now',
  pastEvents: 'Past events',
  repairShops: 'Repair shops',
  shopsFound: (count, place) =>
    plural(count, { one: `1 repair shop near ${place}`, other: `${count} repair shops near ${place}` }),
  noShops: 'No shops nearby',
  noShopsHint: 'Try another ZIP code, or ask at the counter of your store.',
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
  filter: 'Search the questions',
  show: 'Search',
  showAll: 'Show all questions',
  none: 'No question matches',
  contactUs: 'Contact us',
  found: (count) => plural(count, { one: '1 question', other: `${count} questions` }),
};
