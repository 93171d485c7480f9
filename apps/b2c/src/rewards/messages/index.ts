import type { Market } from '@driveline/markets';
import type { EntryKind } from '../../db/rewardsTables.ts';
import { localized } from '../../http/messages/index.ts';

/** A mail about rewards: its subject and its paragraphs. */
interface LetterWords {
  readonly subject: string;
  readonly lines: readonly string[];
}

export interface RewardsWords {
  /** What an entry says in the list of activities. */
  readonly activity: Readonly<Record<EntryKind, string>>;
  readonly hello: string;
  readonly linkCode: LetterWords;
  /** The same as a text message, for a card with a phone alone. */
  readonly linkText: string;
  readonly card: LetterWords;
}

const byLocale: Readonly<Record<string, RewardsWords>> = {
  'en-US': {
    activity: {
      EARN: 'Purchase {reference}',
      REVERSAL: 'Return {reference}',
      REWARD: 'Reward earned',
      UNREWARD: 'Reward taken back after a return',
      REDEEM: 'Paid with rewards',
      GIVE_BACK: 'Rewards given back',
      EXPIRY: 'Expired',
      MERGE: 'Accounts merged',
      ADJUSTMENT: 'Adjustment {reference}',
    },
    hello: 'Hello {name},',
    linkCode: {
      subject: '{code} is your rewards code',
      lines: [
        'Somebody is linking your rewards card {card} to an online account. The code is {code}. It works once, within {minutes} minutes.',
        'If it is not you, do nothing and tell nobody the code: without it your card stays as it is.',
      ],
    },
    linkText: '{code} is your rewards code for card {card}, good for {minutes} minutes. Do not share it.',
    card: {
      subject: 'Your rewards card',
      lines: [
        'The number of your rewards card is {card}.',
        'Show it at the till, or link it to your account online.',
      ],
    },
  },
  'es-MX': {
    activity: {
      EARN: 'Compra {reference}',
      REVERSAL: 'Devolución {reference}',
      REWARD: 'Recompensa ganada',
      UNREWARD: 'Recompensa retirada por una devolución',
      REDEEM: 'Pago con recompensas',
      GIVE_BACK: 'Recompensas devueltas',
      EXPIRY: 'Vencido',
      MERGE: 'Cuentas unidas',
      ADJUSTMENT: 'Ajuste {reference}',
    },
    hello: 'Hola, {name}:',
    linkCode: {
      subject: '{code} es tu código de recompensas',
      lines: [
        'Alguien está vinculando tu tarjeta de recompensas {card} con una cuenta en línea. El código es {code}. Sirve una vez, durante {minutes} minutos.',
        'Si no eres tú, no hagas nada y no compartas el código: sin él, tu tarjeta queda como está.',
      ],
    },
    linkText:
      '{code} es tu código de recompensas para la tarjeta {card}, válido por {minutes} minutos. No lo compartas.',
    card: {
      subject: 'Tu tarjeta de recompensas',
      lines: [
        'El número de tu tarjeta de recompensas es {card}.',
        'Muéstralo en la caja o vincúlalo con tu cuenta en línea.',
      ],
    },
  },
  'pt-BR': {
    activity: {
      EARN: 'Compra {reference}',
      REVERSAL: 'Devolução {reference}',
      REWARD: 'Recompensa conquistada',
      UNREWARD: 'Recompensa estornada por devolução',
      REDEEM: 'Pagamento com recompensas',
      GIVE_BACK: 'Recompensas devolvidas',
      EXPIRY: 'Expirado',
      MERGE: 'Contas unidas',
      ADJUSTMENT: 'Ajuste {reference}',
    },
    hello: 'Olá, {name}!',
    linkCode: {
      subject: '{code} é o seu código de recompensas',
      lines: [
        'Alguém está vinculando seu cartão de recompensas {card} a uma conta on-line. O código é {code}. Vale uma vez, por {minutes} minutos.',
        'Se não for você, não faça nada e não passe o código a ninguém: sem ele, seu cartão fica como está.',
      ],
    },
    linkText:
      '{code} é seu código de recompensas do cartão {card}, válido por {minutes} minutos. Não compartilhe.',
    card: {
      subject: 'Seu cartão de recompensas',
      lines: [
        'O número do seu cartão de recompensas é {card}.',
        'Mostre no caixa ou vincule à sua conta on-line.',
      ],
    },
  },
};

export const rewardsWordsOf = (market: Market): RewardsWords => localized(byLocale, market);
