import type { Coupon } from '../../src/coupon.ts';

/** Codes of the market; its promotions decide what they save. */
export const br: readonly Coupon[] = [
  {
    code: 'POUPE10',
    title: '10% de desconto em tudo',
    terms: 'Até R$ 250 de desconto.',
    endsOn: '2035-12-31',
  },
  {
    code: 'FREIOS15',
    title: '15% de desconto em freios',
    terms: 'Vale para peças de freio.',
    endsOn: '2035-12-31',
    href: '/parts/brakes',
  },
  {
    code: 'MENOS50',
    title: 'R$ 50 de desconto em R$ 400',
    terms: 'Para itens a partir de R$ 400.',
    endsOn: '2035-12-31',
  },
  {
    code: 'OBRAGRANDE',
    title: 'R$ 500 de desconto em R$ 25.000',
    terms: 'Para itens a partir de R$ 25.000.',
    endsOn: '2035-12-31',
  },
  {
    code: 'FRETEGRATIS',
    title: 'Frete padrão grátis',
    terms: 'Combina com outros códigos combináveis.',
    endsOn: '2035-12-31',
  },
  {
    code: 'PALHETAS3',
    title: 'Palhetas: leve 3, pague 2',
    terms: 'No máximo duas vezes por pedido.',
    endsOn: '2035-12-31',
  },
  { code: 'BEMVINDO', title: 'R$ 25 de boas-vindas', terms: 'Uma vez por cliente.', endsOn: '2035-12-31' },
];
