import type { Market } from '@driveline/markets';
import { localized } from '../../http/messages/index.ts';

/** Words of the mail about an order. */
export interface OrderMailWords {
  readonly subject: string;
  readonly hello: string;
  readonly intro: string;
  readonly number: string;
  readonly pickup: string;
  readonly ready: string;
  readonly code: string;
  readonly delivery: string;
  readonly arrives: string;
  readonly quantity: string;
  readonly goods: string;
  readonly savings: string;
  readonly core: string;
  readonly shipping: string;
  readonly tax: string;
  readonly taxIncluded: string;
  readonly total: string;
  readonly afterCore: string;
  readonly card: string;
  readonly fits: string;
  readonly footer: string;
}

const byLocale: Readonly<Record<string, OrderMailWords>> = {
  'en-US': {
    subject: 'Your order {number}',
    hello: 'Hello {name},',
    intro: 'Thank you for your order. We are getting it ready.',
    number: 'Order number: {number}',
    pickup: 'Pickup at {place}',
    ready: 'Ready from {when}',
    code: 'Pickup code: {code}',
    delivery: 'Delivery to {place}',
    arrives: 'Arrives {when}',
    quantity: 'Quantity {count}',
    goods: 'Items',
    savings: 'Savings',
    core: 'Core deposit, refunded when you bring the old part',
    shipping: 'Shipping',
    tax: 'Tax',
    taxIncluded: 'Taxes, included',
    total: 'Total',
    afterCore: 'Total after core return',
    card: 'Paid with the card ending in {lastFour}',
    fits: 'For your {vehicle}',
    footer: 'This mail was sent because you placed an order. Please do not answer it.',
  },
  'es-MX': {
    subject: 'Tu pedido {number}',
    hello: 'Hola, {name}:',
    intro: 'Gracias por tu pedido. Lo estamos preparando.',
    number: 'Número de pedido: {number}',
    pickup: 'Entrega en la tienda {place}',
    ready: 'Listo desde {when}',
    code: 'Código de entrega: {code}',
    delivery: 'Envío a {place}',
    arrives: 'Llega el {when}',
    quantity: 'Cantidad {count}',
    goods: 'Artículos',
    savings: 'Ahorro',
    core: 'Depósito por el casco, se devuelve al entregar la pieza usada',
    shipping: 'Envío',
    tax: 'Impuestos',
    taxIncluded: 'IVA incluido',
    total: 'Total',
    afterCore: 'Total después de devolver el casco',
    card: 'Pagado con la tarjeta terminada en {lastFour}',
    fits: 'Para tu {vehicle}',
    footer: 'Recibes este correo porque hiciste un pedido. Por favor, no lo respondas.',
  },
  'pt-BR': {
    subject: 'Seu pedido {number}',
    hello: 'Olá, {name}!',
    intro: 'Obrigado pelo seu pedido. Estamos preparando tudo.',
    number: 'Número do pedido: {number}',
    pickup: 'Retirada na loja {place}',
    ready: 'Pronto a partir de {when}',
    code: 'Código de retirada: {code}',
    delivery: 'Entrega em {place}',
    arrives: 'Chega em {when}',
    quantity: 'Quantidade {count}',
    goods: 'Itens',
    savings: 'Economia',
    core: 'Depósito da peça usada, devolvido quando você a trouxer',
    shipping: 'Entrega',
    tax: 'Tributos',
    taxIncluded: 'Tributos, incluídos',
    total: 'Total',
    afterCore: 'Total após a devolução da peça usada',
    card: 'Pago com o cartão final {lastFour}',
    fits: 'Para seu {vehicle}',
    footer: 'Você recebeu este e-mail porque fez um pedido. Por favor, não responda.',
  },
};

export const orderMailWordsOf = (market: Market): OrderMailWords => localized(byLocale, market);
