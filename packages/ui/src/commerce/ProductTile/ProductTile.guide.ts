import type { ComponentGuide } from '../../components/private/componentGuide.ts';

export const guide: ComponentGuide = {
  whatFor: 'An accessory, tool or fluid of a grid: looks decide.',
  instead: [
    { when: 'facts decide', use: 'ProductRow' },
    { when: 'places while they load', use: 'ProductListSkeletons' },
  ],
  anatomy: [
    'large picture with the fit on it',
    'PartPicture: a photograph, or the drawing of its kind',
    'maker, title, rating, price',
    'the soonest date',
    'the one next step',
  ],
  keyboard: [{ keys: 'Tab', does: 'title, then the next step' }],
  content: ['A title may take two lines.'],
  do: ['Use it for products that fit every vehicle.'],
  dont: ['Do not mix rows and tiles in one list.'],
};
