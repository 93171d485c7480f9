import type { Market } from '@driveline/markets';
import type { EntryKind } from '../../db/rewardsTables.ts';
import { localized } from '../../messages/index.ts';

/** A mail about rewards: its subject and its paragraphs. */
interface LetterWords {
  readonly subject: string;
  readonly lines: readonly string[];
}

export interface RewardsWords {
  /** The label of an entry in the list of activities. */
  readonly activity: Readonly<Record<EntryKind, string>>;
  readonly hello: string;
  readonly linkCode: LetterWords;
  /** The same as a text message, for a card with a phone number and no email. */
  readonly linkText: string;
  readonly card: LetterWords;
}

const byLocale: Readonly<Record<string, RewardsWords>> = {
  'en-US': {
    activity: {
      EARN: 'Purchase {reference}',
      REVERSAL: 'Return {reference}',
      REWARD: 'Reward earned',
      UNREWARD: 'Reward removed after a return',
      REDEEM: 'Paid with rewards',
      GIVE_BACK: 'Rewards refunded',
      EXPIRY: 'Expired',
      MERGE: 'Accounts merged',
      ADJUSTMENT: 'Adjustment {reference}',
    },
    hello: 'Hi {name},',
    linkCode: {
      subject: '{code} is your rewards code',
      lines: [
        'Use code {code} to link your rewards card {card} to an online account. It works once and expires in {minutes} minutes.',
        'If this wasn’t you, ignore this email and don’t share the code. Your card won’t change.',
      ],
    },
    linkText: '{code} is your rewards code for card {card}, good for {minutes} minutes. Do not share it.',
    card: {
      subject: 'Your rewards card',
      lines: [
        'Your rewards card number is {card}.',
        'Show it at the register, or link it to your online account.',
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
        'Usa el código {code} para vincular tu tarjeta de recompensas {card} con una cuenta en línea. Sirve una sola vez y vence en {minutes} minutos.',
        'Si no fuiste tú, ignora este correo y no compartas el código: tu tarjeta no cambiará.',
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
      UNREWARD: 'Recompensa retirada por devolução',
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
        'Use o código {code} para vincular seu cartão de recompensas {card} a uma conta online. Ele vale uma única vez, por {minutes} minutos.',
        'Se não foi você, ignore este e-mail e não compartilhe o código: seu cartão continua como está.',
      ],
    },
    linkText:
      '{code} é seu código de recompensas do cartão {card}, válido por {minutes} minutos. Não compartilhe.',
    card: {
      subject: 'Seu cartão de recompensas',
      lines: [
        'O número do seu cartão de recompensas é {card}.',
        'Apresente o cartão no caixa ou vincule-o à sua conta online.',
      ],
    },
  },
};

export const rewardsWordsOf = (market: Market): RewardsWords => localized(byLocale, market);
