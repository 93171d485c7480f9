import { enUS, esMX, ptBR, type Messages } from '@driveline/validation/messages';
import type { Market } from '@driveline/markets';
import { localized } from '../../../http/messages/index.ts';

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
    cancel: 'Back without a card',
    problem: 'Please check these fields:',
    vendor: 'This kind of card is not accepted here.',
    gone: 'This payment page has expired. Please go back to the checkout and start the payment again.',
    offline: 'We could not reach the payment service. Please try again.',
    bankTitle: 'Confirm your payment',
    bankText: 'Your bank asks whether you want to pay {amount} with the card ending in {lastFour}.',
    approve: 'Yes, pay',
    refuse: 'No, it was not me',
  },
  'es-MX': {
    title: 'Datos de la tarjeta',
    cardNumber: 'Número de tarjeta',
    expiry: 'Vencimiento',
    expiryHint: 'MM/AA',
    securityCode: 'Código de seguridad',
    nameOnCard: 'Nombre en la tarjeta',
    submit: 'Usar esta tarjeta',
    cancel: 'Volver sin tarjeta',
    problem: 'Revisa estos campos:',
    vendor: 'Aquí no se acepta este tipo de tarjeta.',
    gone: 'Esta página de pago venció. Vuelve a la compra e inicia el pago de nuevo.',
    offline: 'No pudimos comunicarnos con el servicio de pago. Inténtalo de nuevo.',
    bankTitle: 'Confirma tu pago',
    bankText: 'Tu banco pregunta si quieres pagar {amount} con la tarjeta terminada en {lastFour}.',
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
    cancel: 'Voltar sem cartão',
    problem: 'Confira estes campos:',
    vendor: 'Este tipo de cartão não é aceito aqui.',
    gone: 'Esta página de pagamento expirou. Volte à compra e comece o pagamento de novo.',
    offline: 'Não conseguimos falar com o serviço de pagamento. Tente de novo.',
    bankTitle: 'Confirme seu pagamento',
    bankText: 'Seu banco pergunta se você quer pagar {amount} com o cartão final {lastFour}.',
    approve: 'Sim, pagar',
    refuse: 'Não fui eu',
  },
};

const issues: Readonly<Record<string, Messages>> = { 'en-US': enUS, 'es-MX': esMX, 'pt-BR': ptBR };

export const payWordsOf = (market: Market): PayWords => localized(words, market);
export const issueMessagesOf = (market: Market): Messages => localized(issues, market);
