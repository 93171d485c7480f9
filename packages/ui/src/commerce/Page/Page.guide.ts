import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A page that could not be shown, and the head of one that can.',
  instead: [
    { when: 'a part of a page', use: 'ErrorState' },
    { when: 'nothing found', use: 'EmptyState, EmptyShelf' },
  ],
  anatomy: [
    'NotFoundBlock: an unknown address, with a search',
    'ErrorBlock: what was refused',
    'CrashBlock: a fault of ours, to be tried again',
    'OopsDrawing: the drawing beside the words',
    'PageHeader: breadcrumbs, title and lead of a page',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' }],
  content: ['One sentence says what happened; the next thing to do is a button.', 'No blame, no code.'],
  do: ['Keep header and footer around it.'],
  dont: ['Do not show an error’s text to shoppers: `details` is for developers’ builds.'],
};
