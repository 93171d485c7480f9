import type { Coupon } from '../../src/coupon.ts';

/** Codes of the market; its promotions decide what they save. */
export const mx: readonly Coupon[] = [
  {
    code: 'AHORRA10',
    title: '10% de descuento en todo',
    terms: 'Hasta $1,000 de descuento.',
    endsOn: '2035-12-31',
  },
  {
    code: 'FRENOS15',
    title: '15% de descuento en frenos',
    terms: 'Aplica a piezas de frenos.',
    endsOn: '2035-12-31',
    href: '/parts/brakes',
  },
  {
    code: 'MENOS200',
    title: '$200 de descuento en $1,500',
    terms: 'En artículos por $1,500 o más.',
    endsOn: '2035-12-31',
  },
  {
    code: 'GRANOBRA',
    title: '$2,000 de descuento en $100,000',
    terms: 'En artículos por $100,000 o más.',
    endsOn: '2035-12-31',
  },
  {
    code: 'ENVIOGRATIS',
    title: 'Envío estándar gratis',
    terms: 'Se combina con otros códigos combinables.',
    endsOn: '2035-12-31',
  },
  {
    code: 'PLUMAS3',
    title: 'Plumas: compra 2 y llévate 1 gratis',
    terms: 'Máximo dos veces por pedido.',
    endsOn: '2035-12-31',
  },
  { code: 'BIENVENIDO', title: '$100 de bienvenida', terms: 'Una vez por cliente.', endsOn: '2035-12-31' },
];
