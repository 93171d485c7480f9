import type { Market } from '@driveline/markets';
import { localized } from '../../../http/messages/index.ts';

type Kind = 'pix' | 'boleto' | 'oxxo';

/** Words of the pages for what is paid later. */
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
    codes: { pix: 'Pix code to copy:', boleto: 'Line to type:', oxxo: 'Reference for the cashier:' },
    text: 'To pay: {amount}, until {until}.',
    states: {
      pending: 'This payment is waiting.',
      paid: 'This payment has arrived.',
      expired: 'This payment has expired.',
      voided: 'This payment was cancelled.',
    },
    sandbox: 'This is a sandbox: no money moves here.',
    pay: 'Simulate the payment',
    expire: 'Let it expire',
    untold: 'The shop has not confirmed this yet.',
    tellAgain: 'Tell the shop again',
  },
  'es-MX': {
    titles,
    codes: {
      pix: 'Código Pix para copiar:',
      boleto: 'Línea para escribir:',
      oxxo: 'Referencia para el cajero:',
    },
    text: 'Por pagar: {amount}, hasta el {until}.',
    states: {
      pending: 'Este pago está pendiente.',
      paid: 'Este pago ya se recibió.',
      expired: 'Este pago venció.',
      voided: 'Este pago se canceló.',
    },
    sandbox: 'Esta es una página de prueba: aquí no se mueve dinero.',
    pay: 'Simular el pago',
    expire: 'Dejar que venza',
    untold: 'La tienda aún no lo ha confirmado.',
    tellAgain: 'Avisar de nuevo a la tienda',
  },
  'pt-BR': {
    titles,
    codes: { pix: 'Pix copia e cola:', boleto: 'Linha digitável:', oxxo: 'Referência para o caixa:' },
    text: 'A pagar: {amount}, até {until}.',
    states: {
      pending: 'Este pagamento está pendente.',
      paid: 'Este pagamento foi recebido.',
      expired: 'Este pagamento expirou.',
      voided: 'Este pagamento foi cancelado.',
    },
    sandbox: 'Esta é uma página de teste: aqui nenhum dinheiro é movimentado.',
    pay: 'Simular o pagamento',
    expire: 'Deixar expirar',
    untold: 'A loja ainda não confirmou.',
    tellAgain: 'Avisar a loja de novo',
  },
};

export const laterWordsOf = (market: Market): LaterWords => localized(words, market);
