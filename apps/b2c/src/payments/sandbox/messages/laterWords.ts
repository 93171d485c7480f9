import type { Market } from '@driveline/markets';
import type { LaterMethod } from '@driveline/validation';
import { localized } from '../../../messages/index.ts';

type Kind = LaterMethod;

/** Words of the pages of payments that are made later. */
export interface LaterWords {
  readonly titles: Readonly<Record<Kind, string>>;
  readonly codes: Readonly<Record<Kind, string>>;
  readonly text: string;
  readonly states: Readonly<Record<string, string>>;
  readonly sandbox: string;
  readonly pay: string;
  readonly expire: string;
  readonly untold: string;
  readonly tellAgain: string;
}

const titles = { pix: 'Pix', boleto: 'Boleto', oxxo: 'OXXO' };

const words: Readonly<Record<string, LaterWords>> = {
  'en-US': {
    titles,
    codes: { pix: 'Copy this Pix code:', boleto: 'Boleto code:', oxxo: 'Reference for the cashier:' },
    text: 'Pay {amount} by {until}.',
    states: {
      pending: 'This payment is pending.',
      paid: 'This payment was received.',
      expired: 'This payment has expired.',
      voided: 'This payment was canceled.',
    },
    sandbox: 'This is a test page. You won’t be charged.',
    pay: 'Simulate payment',
    expire: 'Let it expire',
    untold: 'The store hasn’t confirmed this yet.',
    tellAgain: 'Notify store again',
  },
  'es-MX': {
    titles,
    codes: {
      pix: 'Código Pix para copiar:',
      boleto: 'Línea de captura:',
      oxxo: 'Referencia para la caja:',
    },
    text: 'Paga {amount} a más tardar el {until}.',
    states: {
      pending: 'Este pago está pendiente.',
      paid: 'Este pago ya se recibió.',
      expired: 'Este pago venció.',
      voided: 'Este pago se canceló.',
    },
    sandbox: 'Esta es una página de prueba: no se hará ningún cargo.',
    pay: 'Simular pago',
    expire: 'Dejar que venza',
    untold: 'La tienda aún no lo ha confirmado.',
    tellAgain: 'Avisar de nuevo a la tienda',
  },
  'pt-BR': {
    titles,
    codes: { pix: 'Pix copia e cola:', boleto: 'Linha digitável:', oxxo: 'Referência para o caixa:' },
    text: 'Pague {amount} até {until}.',
    states: {
      pending: 'Este pagamento está pendente.',
      paid: 'Este pagamento foi recebido.',
      expired: 'Este pagamento expirou.',
      voided: 'Este pagamento foi cancelado.',
    },
    sandbox: 'Esta é uma página de teste: nada será cobrado.',
    pay: 'Simular pagamento',
    expire: 'Deixar expirar',
    untold: 'A loja ainda não confirmou.',
    tellAgain: 'Avisar a loja de novo',
  },
};

export const laterWordsOf = (market: Market): LaterWords => localized(words, market);
