import type { Market } from '@driveline/markets';
import { localized } from '../../../http/messages/index.ts';

/** Words of the wallets' pages. */
export interface WalletWords {
  /** Names of the wallets, which are the same in every language. */
  readonly names: Readonly<Record<string, string>>;
  readonly title: string;
  readonly text: string;
  readonly account: string;
  /** What comes of each account of the sandbox. */
  readonly outcomes: Readonly<Record<string, string>>;
  readonly use: string;
  readonly missing: string;
  readonly confirmed: string;
  readonly back: string;
  readonly cancel: string;
}

const names = { paypal: 'PayPal', applePay: 'Apple Pay', googlePay: 'Google Pay' };

const words: Readonly<Record<string, WalletWords>> = {
  'en-US': {
    names,
    title: '{name} sandbox',
    text: 'You are about to pay {amount}. No money moves here.',
    account: 'Pay as',
    outcomes: {
      buyer: 'approved',
      nofunds: 'not enough funds',
      declined: 'declined',
      late: 'approved, answers late',
    },
    use: 'Continue with {name}',
    missing: 'Please choose an account.',
    confirmed: 'You agreed to the payment. The order is placed in the shop.',
    back: 'Back to the shop',
    cancel: 'Cancel and go back',
  },
  'es-MX': {
    names,
    title: 'Prueba de {name}',
    text: 'Vas a pagar {amount}. Aquí no se mueve dinero.',
    account: 'Pagar como',
    outcomes: {
      buyer: 'aprobado',
      nofunds: 'fondos insuficientes',
      declined: 'rechazado',
      late: 'aprobado, responde tarde',
    },
    use: 'Continuar con {name}',
    missing: 'Elige una cuenta.',
    confirmed: 'Aceptaste el pago. El pedido se confirma en la tienda.',
    back: 'Volver a la tienda',
    cancel: 'Cancelar y volver',
  },
  'pt-BR': {
    names,
    title: 'Teste do {name}',
    text: 'Você vai pagar {amount}. Aqui nenhum dinheiro é movimentado.',
    account: 'Pagar como',
    outcomes: {
      buyer: 'aprovado',
      nofunds: 'saldo insuficiente',
      declined: 'recusado',
      late: 'aprovado, responde com atraso',
    },
    use: 'Continuar com {name}',
    missing: 'Escolha uma conta.',
    confirmed: 'Você autorizou o pagamento. O pedido é confirmado na loja.',
    back: 'Voltar à loja',
    cancel: 'Cancelar e voltar',
  },
};

export const walletWordsOf = (market: Market): WalletWords => localized(words, market);
