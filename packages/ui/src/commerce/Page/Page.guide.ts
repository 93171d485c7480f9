import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'Error pages, and the header of a page.',
  instead: [
    { when: 'a part of a page', use: 'ErrorState' },
    { when: 'nothing found', use: 'EmptyState, EmptyShelf' },
  ],
  anatomy: [
    'NotFoundBlock: an unknown address, with a search',
    'ErrorBlock: what was refused',
    'CrashBlock: a fault of the shop, with a retry',
    'OopsDrawing: the drawing beside the words',
    'PageHeader: breadcrumbs, title and lead of a page',
  ],
  keyboard: [{ keys: 'Tab', does: 'moves through links and buttons in reading order' }],
  content: ['One sentence says what happened; the next thing to do is a button.', 'No blame, no code.'],
  do: ['Keep header and footer around it.'],
  dont: ['Do not show an error’s text to shoppers: `details` is for developers’ builds.'],
};
