import type { LandingPages } from '../../src/landingPage.ts';

/** Where the menu's advice leads beside the guides (SHELL-013). */
export const mx: LandingPages = {
  'find-a-repair-shop': {
    title: 'Encuentra un taller',
    lead: 'Hay trabajos que piden una rampa. Cómo elegir quién los hace y qué llevar.',
    form: { title: 'Busca una tienda cercana y pregunta ahí', form: 'storeSearch' },
    sections: [
      {
        id: 'ask',
        title: 'Pregunta en tu tienda',
        paragraphs: [
          'Quienes atienden nuestros mostradores conocen los talleres cercanos y en qué es bueno cada uno. Pregunta en tu tienda o llama al {phone}.',
        ],
      },
      {
        id: 'choose',
        title: 'Lo que muestra un buen taller',
        paragraphs: [
          'Un presupuesto por escrito con refacciones y mano de obra por separado, técnicos certificados y garantía en ambas. Te muestra la pieza gastada antes de cambiarla y te la entrega si la pides.',
        ],
      },
      {
        id: 'bring',
        title: 'Lleva tu propia refacción',
        paragraphs: [
          'Pregunta antes si el taller instala refacciones que llevas tú. Lleva el número de pedido: dice con qué vehículo se comprobó la pieza. Recoge la pieza usada si tenía depósito por casco.',
        ],
      },
    ],
  },
  'in-our-stores': {
    title: 'En nuestras tiendas',
    lead: 'Lo que hacemos mientras esperas y lo que puedes dejarnos.',
    sections: [
      {
        id: 'tests',
        title: 'Pruebas al momento',
        paragraphs: [
          'Probamos batería, alternador y marcha en el vehículo o en el mostrador, y leemos e imprimimos los códigos del motor.',
        ],
      },
      {
        id: 'charging',
        title: 'Carga e instalación de batería',
        paragraphs: [
          'Cargamos una batería baja mientras compras e instalamos la nueva en la mayoría de los vehículos cuando la compras aquí.',
        ],
      },
      {
        id: 'fluids',
        title: 'Aceite, fluidos y baterías usados',
        paragraphs: [
          'Tráelos en envases cerrados, cada uno por separado. El aceite mezclado con anticongelante o combustible no se puede reciclar.',
        ],
      },
      {
        id: 'tools',
        title: 'Herramientas en préstamo',
        paragraphs: [
          'Deja un depósito, llévate la herramienta y recupéralo completo cuando la devuelvas limpia.',
        ],
      },
    ],
  },
};
