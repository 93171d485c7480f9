import type { TaxonomyPromo } from '../../src/taxonomyPromo.ts';

export const mx: readonly TaxonomyPromo[] = [
  {
    title: 'Temporada de frenos',
    text: 'Balatas, discos y todo lo que va con ellos, revisado para tu vehículo.',
    link: { label: 'Ver la oferta', href: '/deals/brake-season' },
    paths: ['/parts', '/parts/brakes'],
  },
];
