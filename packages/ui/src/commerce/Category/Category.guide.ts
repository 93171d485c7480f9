import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'A category: breadcrumbs, subcategories, and the brands of its parts.',
  instead: [
    { when: 'the parts themselves', use: 'Shelf' },
    { when: 'the work to be done', use: 'JobTiles' },
  ],
  anatomy: [
    'CategoryHeader: breadcrumbs, name, vehicle',
    'CategoryPromos: promotions of the category, one strip each',
    'CategoryTiles: subcategories with a drawing and a name',
    'BrandList: the brands',
  ],
  keyboard: [{ keys: 'Tab', does: 'moves through links and buttons in reading order' }],
  content: [
    'A tile has the name that shoppers use.',
    'Counts are for the shopper’s vehicle if one is chosen.',
  ],
  do: ['Keep the order of the shop’s own tree.'],
  dont: ['Do not show a category that is empty for the vehicle without saying so.'],
};
