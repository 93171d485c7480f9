import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Work beside the page that is soon over: the menu, choosing a store, the cart in small.',
  instead: [
    { when: 'a question or a short form', use: 'Modal' },
    { when: 'on phones, choices for the page', use: 'Sheet' },
  ],
  anatomy: [
    'backdrop',
    'title and close button',
    'content that scrolls',
    'actions that stay in view, optional',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves inside and around' },
    { keys: 'Escape', does: 'closes it; the focus returns to what opened it' },
  ],
  content: ['The title says what is done in it.'],
  do: ['Import it when it opens.', 'Set `confirmClose="typed"` where closing would lose what was typed.'],
  dont: ['Do not open a drawer from a drawer.'],
};
