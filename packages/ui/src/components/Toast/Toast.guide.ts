import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A short answer to what was just done, which may go by itself: saved, removed with undo.',
  instead: [
    { when: 'it must not be missed', use: 'Alert' },
    { when: 'it needs an answer', use: 'Modal' },
  ],
  anatomy: [
    'ToastRegion: a list for each place',
    'icon, title, words',
    'one action, optional',
    'close button',
  ],
  keyboard: [
    { keys: 'F6', does: 'leads to the notifications' },
    { keys: 'Tab', does: 'moves through them and their buttons; the times halt' },
    {
      keys: 'Space, Enter',
      does: 'on a button: act or dismiss; the focus goes to the next one, from the last back to the page',
    },
  ],
  content: ["One sentence in the past: 'Removed H7 bulb'."],
  do: ['Offer undo for what was removed.', 'Let errors stay until they are closed.'],
  dont: ['Do not say there what is said nowhere else.', 'Do not show two for one deed.'],
};
