import type { Market } from '@driveline/markets';
import { localized } from '../../messages/index.ts';

/** Words of the form that a shopper sends to a brand. */
export interface RebateWords {
  readonly title: string;
  readonly amount: string;
  readonly products: string;
  readonly dates: string;
  readonly steps: readonly string[];
  /** The fields that the shopper fills out. */
  readonly fields: readonly string[];
}

const byLocale: Readonly<Record<string, RebateWords>> = {
  'en-US': {
    title: '{brand} rebate form',
    amount: 'Rebate: {money}',
    products: 'Products',
    dates: 'Valid on purchases from {start} to {end}',
    steps: [
      'Fill out this form.',
      'Attach a copy of your receipt and the barcode from the box.',
      'Bring everything to any store within 30 days of your purchase.',
    ],
    fields: ['Name', 'Address', 'Email', 'Receipt number', 'Purchase date', 'Signature'],
  },
  'es-MX': {
    title: 'Formato de cashback {brand}',
    amount: 'Cashback: {money}',
    products: 'Productos',
    dates: 'Válido en compras del {start} al {end}',
    steps: [
      'Llena este formato.',
      'Adjunta una copia de tu recibo y el código de barras de la caja.',
      'Entrega todo en cualquier tienda en los 30 días posteriores a tu compra.',
    ],
    fields: ['Nombre', 'Dirección', 'Correo', 'Número de recibo', 'Fecha de compra', 'Firma'],
  },
  'pt-BR': {
    title: 'Formulário de cashback {brand}',
    amount: 'Cashback: {money}',
    products: 'Produtos',
    dates: 'Válido para compras de {start} a {end}',
    steps: [
      'Preencha este formulário.',
      'Anexe uma cópia da nota fiscal e o código de barras da caixa.',
      'Entregue tudo em qualquer loja em até 30 dias após a compra.',
    ],
    fields: ['Nome', 'Endereço', 'E-mail', 'Número da nota fiscal', 'Data da compra', 'Assinatura'],
  },
};

export const rebateWordsOf = (market: Market): RebateWords => localized(byLocale, market);
