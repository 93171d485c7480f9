import type { LandingPages } from '../../src/landingPage.ts';

/** Merchandising shelves: their words, their shelf, and their last day. One that ended says so. */
export const br: LandingPages = {
  'brake-season': {
    title: 'Temporada de freios',
    lead: 'Pastilhas, discos e tudo o que vai com eles, conferido para o seu veículo.',
    endsOn: '2035-12-31',
    shelf: '/parts/brakes/brake-pads',
    sections: [
      {
        id: 'terms',
        title: 'Condições',
        paragraphs: [
          'Até o último dia indicado e enquanto durar o estoque. O depósito do casco não tem desconto.',
        ],
      },
    ],
  },
  'oil-change-week': {
    title: 'Semana da troca de óleo',
    lead: 'Óleo e filtro para o seu motor, com a quantidade que ele leva.',
    endsOn: '2035-12-31',
    shelf: '/fluids-and-chemicals/motor-oil/motor-oil',
    sections: [
      {
        id: 'terms',
        title: 'Condições',
        paragraphs: [
          'Até o último dia indicado e enquanto durar o estoque. O depósito do casco não tem desconto.',
        ],
      },
    ],
  },
  'winter-check': {
    title: 'Revisão de inverno',
    lead: 'Baterias que pegam na primeira manhã fria.',
    endsOn: '2025-03-01',
    shelf: '/parts/batteries-starting-charging/batteries',
    sections: [
      {
        id: 'terms',
        title: 'Condições',
        paragraphs: [
          'Até o último dia indicado e enquanto durar o estoque. O depósito do casco não tem desconto.',
        ],
      },
    ],
  },
};
