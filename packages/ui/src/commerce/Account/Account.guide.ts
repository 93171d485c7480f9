import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'The first page of an account: what waits for the shopper, and what the shop knows about them.',
  instead: [
    { when: 'everything of one kind', use: 'OrderList, WarrantyList, RewardsActivity' },
    { when: 'a vehicle', use: 'GarageCard' },
  ],
  anatomy: [
    'OverviewCard: a task or figure with the way to all of it',
    'ProfileSection: what is known, and the form that changes it in its place',
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' },
    { keys: 'Enter', does: 'on “Edit”: opens the form in place; the focus goes into it and comes back' },
  ],
  content: ['A card says the next thing to do, not the name of a page.', 'A figure stands with its unit.'],
  do: [
    'Show the four things that are due, not a tile for each page.',
    'Keep what was typed when a section cannot be saved.',
  ],
  dont: ['Do not show a card that has nothing to say.'],
};
