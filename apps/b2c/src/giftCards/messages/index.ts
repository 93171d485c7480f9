import type { Market } from '@driveline/markets';
import { localized } from '../../messages/index.ts';

export interface GiftCardWords {
  /** Brings the card to its recipient. */
  readonly card: Readonly<
    Record<'subject' | 'hello' | 'intro' | 'quote' | 'amount' | 'number' | 'pin' | 'use' | 'check', string>
  >;
  /** To the buyer. */
  readonly receipt: Readonly<
    Record<'subject' | 'hello' | 'intro' | 'order' | 'amount' | 'recipient' | 'day', string>
  >;
}

const byLocale: Readonly<Record<string, GiftCardWords>> = {
  'en-US': {
    card: {
      subject: '{sender} sent you a gift card',
      hello: 'Hi {recipient},',
      intro: '{sender} sent you a {amount} gift card.',
      quote: '{sender} wrote: “{message}”',
      amount: 'Amount',
      number: 'Gift card number',
      pin: 'PIN',
      use: 'Enter the number and PIN at checkout to pay with your gift card. Treat them like cash.',
      check: 'Check your balance:',
    },
    receipt: {
      subject: 'Your gift card order {number}',
      hello: 'Hi {sender},',
      intro: 'Thanks for your order. We’ll email the gift card to {recipient}.',
      order: 'Order number',
      amount: 'Amount',
      recipient: 'Recipient',
      day: 'Delivery date',
    },
  },
  'es-MX': {
    card: {
      subject: '{sender} te envió una tarjeta de regalo',
      hello: 'Hola, {recipient}:',
      intro: '{sender} te envió una tarjeta de regalo de {amount}.',
      quote: '{sender} te escribió: “{message}”',
      amount: 'Monto',
      number: 'Número de la tarjeta de regalo',
      pin: 'NIP',
      use: 'Para pagar con tu tarjeta de regalo, escribe el número y el NIP al finalizar tu compra. Cuídalos como si fueran efectivo.',
      check: 'Consulta tu saldo:',
    },
    receipt: {
      subject: 'Tu pedido de tarjeta de regalo {number}',
      hello: 'Hola, {sender}:',
      intro: 'Gracias por tu compra. Enviaremos la tarjeta de regalo por correo a {recipient}.',
      order: 'Número de pedido',
      amount: 'Monto',
      recipient: 'Para',
      day: 'Fecha de envío',
    },
  },
  'pt-BR': {
    card: {
      subject: '{sender} enviou um vale-presente para você',
      hello: 'Olá, {recipient}!',
      intro: '{sender} enviou para você um vale-presente de {amount}.',
      quote: '{sender} escreveu: “{message}”',
      amount: 'Valor',
      number: 'Número do vale-presente',
      pin: 'PIN',
      use: 'Para pagar com o vale-presente, informe o número e o PIN ao finalizar a compra. Guarde-os como se fossem dinheiro.',
      check: 'Consulte seu saldo:',
    },
    receipt: {
      subject: 'Seu pedido de vale-presente {number}',
      hello: 'Olá, {sender}!',
      intro: 'Obrigado pela compra. Enviaremos o vale-presente por e-mail para {recipient}.',
      order: 'Número do pedido',
      amount: 'Valor',
      recipient: 'Para',
      day: 'Data de envio',
    },
  },
};

export const giftCardWordsOf = (market: Market): GiftCardWords => localized(byLocale, market);
