import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The first page of an account: open tasks, and the details that the shop has.',
  instead: [
    { when: 'everything of one kind', use: 'OrderList, WarrantyList, RewardsActivity' },
    { when: 'a vehicle', use: 'GarageCard' },
  ],
  anatomy: [
    'OverviewCard: a task or a figure, with a link to the full page',
    'PartLists: named lists of parts, each with its page or a button that saves parts to it',
    'ListedParts: the parts of one list with price and fit, each with a button that takes it off',
    'ProfileSection: saved details, and the form that edits them in place',
  ],
  keyboard: [
    { keys: 'Tab', does: 'moves through links and buttons in reading order' },
    {
      keys: 'Enter',
      does: 'on “Edit”: opens the form in place and focuses it; focus returns when it closes',
    },
  ],
  content: ['A card names the next action, not a page.', 'A figure has its unit.'],
  do: [
    'Show the four things that are due, not a tile for each page.',
    'Keep what was typed when a section cannot be saved.',
  ],
  dont: ['Do not show a card that has nothing to say.'],
};
