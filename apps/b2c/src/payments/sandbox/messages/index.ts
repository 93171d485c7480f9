import type { Market } from '@driveline/markets';
import { localized } from '../../../messages/index.ts';

/** Words of the gateway's own pages; the issues of the fields come from the validation package. */
export interface PayWords {
  readonly title: string;
  readonly cardNumber: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly securityCode: string;
  readonly nameOnCard: string;
  readonly submit: string;
  readonly cancel: string;
  readonly problem: string;
  readonly vendor: string;
  readonly gone: string;
  readonly offline: string;
  readonly bankTitle: string;
  readonly bankText: string;
  readonly approve: string;
  readonly refuse: string;
}

const words: Readonly<Record<string, PayWords>> = {
  'en-US': {
    title: 'Card details',
    cardNumber: 'Card number',
    expiry: 'Expiration date',
    expiryHint: 'MM/YY',
    securityCode: 'Security code',
    nameOnCard: 'Name on card',
    submit: 'Use this card',
    cancel: 'Cancel and go back',
    problem: 'Check these fields:',
    vendor: 'We don’t accept this type of card. Use another one.',
    gone: 'This payment page has expired. Go back to checkout and start the payment again.',
    offline: 'We couldn’t reach the payment service. Try again.',
    bankTitle: 'Confirm your payment',
    bankText: 'Do you want to pay {amount} with the card ending in {lastFour}?',
    approve: 'Yes, pay',
    refuse: 'No, don’t pay',
  },
  'es-MX': {
    title: 'Datos de la tarjeta',
    cardNumber: 'Número de tarjeta',
    expiry: 'Vencimiento',
    expiryHint: 'MM/AA',
    securityCode: 'Código de seguridad',
    nameOnCard: 'Nombre en la tarjeta',
    submit: 'Usar esta tarjeta',
    cancel: 'Cancelar y volver',
    problem: 'Revisa estos campos:',
    vendor: 'No aceptamos este tipo de tarjeta. Usa otra.',
    gone: 'Esta página de pago venció. Vuelve a tu compra e inicia el pago de nuevo.',
    offline: 'No pudimos comunicarnos con el servicio de pago. Inténtalo de nuevo.',
    bankTitle: 'Confirma tu pago',
    bankText: '¿Quieres pagar {amount} con la tarjeta con terminación {lastFour}?',
    approve: 'Sí, pagar',
    refuse: 'No fui yo',
  },
  'pt-BR': {
    title: 'Dados do cartão',
    cardNumber: 'Número do cartão',
    expiry: 'Validade',
    expiryHint: 'MM/AA',
    securityCode: 'Código de segurança',
    nameOnCard: 'Nome no cartão',
    submit: 'Usar este cartão',
    cancel: 'Cancelar e voltar',
    problem: 'Confira estes campos:',
    vendor: 'Não aceitamos este tipo de cartão. Use outro.',
    gone: 'Esta página de pagamento expirou. Volte à compra e comece o pagamento de novo.',
    offline: 'Não conseguimos falar com o serviço de pagamento. Tente de novo.',
    bankTitle: 'Confirme seu pagamento',
    bankText: 'Você quer pagar {amount} com o cartão com final {lastFour}?',
    approve: 'Sim, pagar',
    refuse: 'Não fui eu',
  },
};

export const payWordsOf = (market: Market): PayWords => localized(words, market);
