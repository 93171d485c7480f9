import type { Market } from '@driveline/markets';
import { localized } from '../../../messages/index.ts';

/** Words of the wallets' pages. */
export interface WalletWords {
  /** Names of the wallets, which are the same in every language. */
  readonly names: Readonly<Record<string, string>>;
  readonly title: string;
  readonly text: string;
  readonly account: string;
  /** The outcome of each test account. */
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
    text: 'You’re about to pay {amount}. This is a test: you won’t be charged.',
    account: 'Pay as',
    outcomes: {
      buyer: 'approved',
      nofunds: 'not enough funds',
      declined: 'declined',
      late: 'approved, answers late',
    },
    use: 'Continue with {name}',
    missing: 'Choose an account.',
    confirmed: 'Payment approved. Go back to the store to place your order.',
    back: 'Back to the store',
    cancel: 'Cancel and go back',
  },
  'es-MX': {
    names,
    title: 'Prueba de {name}',
    text: 'Vas a pagar {amount}. Es una prueba: no se hará ningún cargo.',
    account: 'Pagar como',
    outcomes: {
      buyer: 'aprobado',
      nofunds: 'fondos insuficientes',
      declined: 'rechazado',
      late: 'aprobado, responde tarde',
    },
    use: 'Continuar con {name}',
    missing: 'Elige una cuenta.',
    confirmed: 'Pago aprobado. Vuelve a la tienda para hacer tu pedido.',
    back: 'Volver a la tienda',
    cancel: 'Cancelar y volver',
  },
  'pt-BR': {
    names,
    title: 'Teste do {name}',
    text: 'Você vai pagar {amount}. É um teste: nada será cobrado.',
    account: 'Pagar como',
    outcomes: {
      buyer: 'aprovado',
      nofunds: 'saldo insuficiente',
      declined: 'recusado',
      late: 'aprovado, responde com atraso',
    },
    use: 'Continuar com {name}',
    missing: 'Escolha uma conta.',
    confirmed: 'Pagamento aprovado. Volte à loja para fazer seu pedido.',
    back: 'Voltar à loja',
    cancel: 'Cancelar e voltar',
  },
};

export const walletWordsOf = (market: Market): WalletWords => localized(words, market);
