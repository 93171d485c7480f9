import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A vertical contact tab at the side of every page on larger screens, and the panel that it opens.',
  instead: [
    { when: 'the screen is a phone', use: 'the link of the footer' },
    { when: 'a shopper is busy in checkout or chat', use: 'no tab at all' },
  ],
  anatomy: [
    'ContactTab: icon and words, from top to bottom',
    'ChatLink: the way into a chat from a page',
    'WhatsAppLink: the way into a talk on WhatsApp, with the first message written',
    'ContactPanel: live chat, website feedback, store feedback, contact',
    'the survey in a frame, with a way back',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves to the next way' },
    { keys: 'Enter', does: 'takes it' },
  ],
  content: ['A title names the action; the line below says who answers.'],
  do: [
    'Put the panel into a Modal and give that the title.',
    'Give each option an address: all of them work without script.',
  ],
  dont: ['Do not leave the chat out because it is closed: say when it opens.'],
};
