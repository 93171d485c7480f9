import type { TaxonomyPromo } from '../../src/taxonomyPromo.ts';

export const us: readonly TaxonomyPromo[] = [
  {
    title: 'Brake season',
    text: 'Pads, rotors and everything around them, checked against your vehicle.',
    link: { label: 'See the deal', href: '/deals/brake-season' },
    paths: ['/parts', '/parts/brakes'],
  },
];
