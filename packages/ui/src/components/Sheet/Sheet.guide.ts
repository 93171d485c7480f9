import type { ComponentGuide } from '../private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Choices for the page, from below, on phones: filters, sort order.',
  instead: [{ when: 'on wide screens', use: 'a rail or Drawer' }],
  anatomy: ['backdrop', 'title and close button', 'content', 'actions'],
  keyboard: [
    { keys: 'Tab', does: 'moves inside and around' },
    { keys: 'Escape', does: 'closes it; the focus returns' },
  ],
  content: ["The action says what comes: 'Show 24 parts'."],
  do: ['Keep the action in view.'],
  dont: ['Do not use it for a task of several steps.'],
};
