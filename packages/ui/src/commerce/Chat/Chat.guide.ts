import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A chat with the desk: the way into it, the offer of one, and the window that it fills.',
  instead: [
    { when: 'an answer may take a day', use: 'the contact form' },
    { when: 'somebody asks what many ask', use: 'FaqList' },
  ],
  anatomy: [
    'ChatLauncher: a pill that says whether somebody is there',
    'ProactiveChat: question, words, button, close button',
    'ChatWindow: title and end button, the conversation, the field for a message',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves between the end button, the conversation, the field and its button' },
    { keys: 'Arrow up, Arrow down', does: 'in the conversation: scroll it' },
    { keys: 'Enter', does: 'in the field: sends' },
    { keys: 'Shift+Enter', does: 'in the field: begins a line' },
    { keys: 'Escape', does: 'closes the question before the end' },
  ],
  content: ['Hours are words of the shop: every day, 7 am to 11 pm.', 'Agents go by their first name.'],
  do: [
    'Hand back what was not sent as `unsent`: nobody types it twice.',
    'Keep the window mounted while messages come: only what is added is read.',
  ],
  dont: ['Do not propose a chat on a phone, in the cart or in the checkout.'],
};
