import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A category: its place, what it holds, and the makers of its parts.',
  instead: [
    { when: 'the parts themselves', use: 'Shelf' },
    { when: 'the work to be done', use: 'JobTiles' },
  ],
  anatomy: [
    'CategoryHeader: breadcrumbs, name, vehicle',
    'CategoryPromos: what the shop says of it, a strip each',
    'CategoryTiles: a drawing and a name each',
    'BrandList: the makers',
  ],
  keyboard: [{ keys: 'Tab', does: 'goes through links and buttons in the order in which they are read' }],
  content: [
    'A tile is called as shoppers call the thing.',
    'Counts are those for the shopper’s vehicle where one is known.',
  ],
  do: ['Keep the order of the shop’s own tree.'],
  dont: ['Do not show a category that is empty for the vehicle without saying so.'],
};
