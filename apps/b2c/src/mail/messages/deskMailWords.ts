import type { Market } from '@driveline/markets';
import { localized } from '../../http/messages/index.ts';

/** Words of the mails about contact cases and chats. */
export interface DeskMailWords {
  readonly caseSubject: string;
  readonly caseHello: string;
  readonly caseThanks: string;
  readonly caseTopic: string;
  readonly caseQuote: string;
  readonly deskSubject: string;
  readonly deskFrom: string;
  /** Names of what a topic asks for. */
  readonly fields: Readonly<Record<string, string>>;
  readonly chatSubject: string;
  readonly chatIntro: string;
  /** Why a transcript lacks what the shopper wrote. */
  readonly chatLeftOut: string;
  readonly footer: string;
}

const byLocale: Readonly<Record<string, DeskMailWords>> = {
  'en-US': {
    caseSubject: 'We received your message ({number})',
    caseHello: 'Hello {name},',
    caseThanks: 'Thank you for writing to us. We answer within 2 days. Your case number is {number}.',
    caseTopic: 'Your topic: {topic}',
    caseQuote: 'You wrote:',
    deskSubject: '[{number}] {topic}',
    deskFrom: 'From {name}, {email}, {phone}',
    fields: {
      orderId: 'Order',
      storeNumber: 'Store',
      rewardsId: 'Rewards ID',
      partNumber: 'Part number',
      pageUrl: 'Page',
      visitDate: 'Day of the visit',
      rating: 'Rating, 1 to 5',
    },
    chatSubject: 'Your chat of {date}',
    chatIntro: 'This is what was said:',
    chatLeftOut:
      'What you wrote is left out: nobody has confirmed that this address is yours. Sign in with a confirmed address to get the whole text.',
    footer: 'This mail was sent because you contacted us.',
  },
  'es-MX': {
    caseSubject: 'Recibimos tu mensaje ({number})',
    caseHello: 'Hola, {name}:',
    caseThanks: 'Gracias por escribirnos. Te respondemos en 2 días. Tu número de caso es {number}.',
    caseTopic: 'Tu tema: {topic}',
    caseQuote: 'Escribiste:',
    deskSubject: '[{number}] {topic}',
    deskFrom: 'De {name}, {email}, {phone}',
    fields: {
      orderId: 'Pedido',
      storeNumber: 'Tienda',
      rewardsId: 'ID de recompensas',
      partNumber: 'Número de parte',
      pageUrl: 'Página',
      visitDate: 'Día de la visita',
      rating: 'Calificación, de 1 a 5',
    },
    chatSubject: 'Tu chat del {date}',
    chatIntro: 'Esto fue lo que se dijo:',
    chatLeftOut:
      'Lo que escribiste no se incluye: nadie ha confirmado que esta dirección sea tuya. Inicia sesión con una dirección confirmada para recibir el texto completo.',
    footer: 'Recibes este correo porque te pusiste en contacto con nosotros.',
  },
  'pt-BR': {
    caseSubject: 'Recebemos sua mensagem ({number})',
    caseHello: 'Olá, {name}!',
    caseThanks: 'Obrigado por escrever. Respondemos em até 2 dias. O número do seu caso é {number}.',
    caseTopic: 'Seu assunto: {topic}',
    caseQuote: 'Você escreveu:',
    deskSubject: '[{number}] {topic}',
    deskFrom: 'De {name}, {email}, {phone}',
    fields: {
      orderId: 'Pedido',
      storeNumber: 'Loja',
      rewardsId: 'ID de recompensas',
      partNumber: 'Número da peça',
      pageUrl: 'Página',
      visitDate: 'Dia da visita',
      rating: 'Nota, de 1 a 5',
    },
    chatSubject: 'Seu chat de {date}',
    chatIntro: 'Isto foi o que se disse:',
    chatLeftOut:
      'O que você escreveu não aparece: ninguém confirmou que este endereço é seu. Entre com um endereço confirmado para receber o texto completo.',
    footer: 'Você recebeu este e-mail porque entrou em contato conosco.',
  },
};

export const deskMailWordsOf = (market: Market): DeskMailWords => localized(byLocale, market);
