import type { LandingPages } from '../../src/landingPage.ts';

/** Merchandising shelves: their words, their shelf, and their last day. One that ended says so. */
export const mx: LandingPages = {
  'brake-season': {
    title: 'Temporada de frenos',
    lead: 'Balatas, discos y todo lo que va con ellos, revisado para tu vehículo.',
    endsOn: '2035-12-31',
    shelf: '/parts/brakes/brake-pads',
    sections: [
      {
        id: 'terms',
        title: 'Condiciones',
        paragraphs: [
          'Hasta el último día que se indica y hasta agotar existencias. El depósito por casco no se descuenta.',
        ],
      },
    ],
  },
  'oil-change-week': {
    title: 'Semana del cambio de aceite',
    lead: 'Aceite y filtro para tu motor, con la cantidad que lleva.',
    endsOn: '2035-12-31',
    shelf: '/fluids-and-chemicals/motor-oil/motor-oil',
    sections: [
      {
        id: 'terms',
        title: 'Condiciones',
        paragraphs: [
          'Hasta el último día que se indica y hasta agotar existencias. El depósito por casco no se descuenta.',
        ],
      },
    ],
  },
  'winter-check': {
    title: 'Revisión de invierno',
    lead: 'Baterías que arrancan en la primera mañana fría.',
    endsOn: '2025-03-01',
    shelf: '/parts/batteries-starting-charging/batteries',
    sections: [
      {
        id: 'terms',
        title: 'Condiciones',
        paragraphs: [
          'Hasta el último día que se indica y hasta agotar existencias. El depósito por casco no se descuenta.',
        ],
      },
    ],
  },
};
