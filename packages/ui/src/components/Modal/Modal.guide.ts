import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A question or a short form that must be answered before the page goes on.',
  instead: [
    { when: 'work beside the page', use: 'Drawer' },
    { when: 'something about one place of the page', use: 'Popover' },
    { when: 'a message', use: 'Alert or a toast' },
  ],
  anatomy: [
    'backdrop',
    'title and close button',
    'content that scrolls',
    'actions that stay in view, optional',
    'the question before closing, optional',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves inside and around' },
    { keys: 'Escape', does: 'closes it, or asks first; the focus returns to what opened it' },
  ],
  content: ['The title is the question or the task.', "Buttons answer it by verbs: 'Remove', 'Keep'."],
  do: ['Import it when it opens.', 'Use `role="alertdialog"` for destructive actions.'],
  dont: ['Do not open one without a press of the shopper.', 'Do not stack them.'],
};
