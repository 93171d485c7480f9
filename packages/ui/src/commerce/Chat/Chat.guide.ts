import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A chat with an agent: the button that opens it, the proactive offer, and the chat window.',
  instead: [
    { when: 'an answer may take a day', use: 'the contact form' },
    { when: 'the question is a frequent one', use: 'FaqList' },
  ],
  anatomy: [
    'ChatLauncher: a button that says whether an agent is available',
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
    'Pass a message that failed to send as `unsent`, so that nobody types it twice.',
    'Keep the window mounted while messages come: a screen reader then reads only new ones.',
  ],
  dont: ['Do not propose a chat on a phone, in the cart or in the checkout.'],
};
