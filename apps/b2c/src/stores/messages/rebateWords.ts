import type { Market } from '@driveline/markets';
import { localized } from '../../http/messages/index.ts';

/** Words of the form that a shopper sends to a brand. */
export interface RebateWords {
  readonly title: string;
  readonly amount: string;
  readonly products: string;
  readonly dates: string;
  readonly steps: readonly string[];
  /** What the shopper writes down. */
  readonly fields: readonly string[];
}

const byLocale: Readonly<Record<string, RebateWords>> = {
  'en-US': {
    title: '{brand} rebate form',
    amount: 'Rebate: {money}',
    products: 'For',
    dates: 'Bought from {start} to {end}',
    steps: [
      'Fill in this form.',
      'Add a copy of your receipt and the bar code of the box.',
      'Hand both in at any store within 30 days after your purchase.',
    ],
    fields: ['Name', 'Address', 'Email', 'Receipt number', 'Date of purchase', 'Signature'],
  },
  'es-MX': {
    title: 'Solicitud de reembolso {brand}',
    amount: 'Reembolso: {money}',
    products: 'Para',
    dates: 'Compras del {start} al {end}',
    steps: [
      'Llena esta solicitud.',
      'Agrega una copia de tu recibo y el código de barras de la caja.',
      'Entrega ambos en cualquier tienda dentro de los 30 días después de tu compra.',
    ],
    fields: ['Nombre', 'Dirección', 'Correo', 'Número de recibo', 'Fecha de compra', 'Firma'],
  },
  'pt-BR': {
    title: 'Formulário de reembolso {brand}',
    amount: 'Reembolso: {money}',
    products: 'Para',
    dates: 'Compras de {start} a {end}',
    steps: [
      'Preencha este formulário.',
      'Junte uma cópia da nota fiscal e o código de barras da caixa.',
      'Entregue os dois em qualquer loja até 30 dias após a compra.',
    ],
    fields: ['Nome', 'Endereço', 'E-mail', 'Número da nota fiscal', 'Data da compra', 'Assinatura'],
  },
};

export const rebateWordsOf = (market: Market): RebateWords => localized(byLocale, market);
