import type { TaxonomyPromo } from '../../src/taxonomyPromo.ts';

export const br: readonly TaxonomyPromo[] = [
  {
    title: 'Temporada de freios',
    text: 'Pastilhas, discos e tudo o que vai com eles, conferido para o seu veículo.',
    link: { label: 'Ver a oferta', href: '/deals/brake-season' },
    paths: ['/parts', '/parts/brakes'],
  },
];
