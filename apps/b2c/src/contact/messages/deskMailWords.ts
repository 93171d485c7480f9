import type { Market } from '@driveline/markets';
import { localized } from '../../messages/index.ts';

/** Words of the mails about contact cases and chats. */
export interface DeskMailWords {
  readonly caseSubject: string;
  readonly caseHello: string;
  readonly caseThanks: string;
  readonly caseTopic: string;
  readonly caseQuote: string;
  readonly deskSubject: string;
  readonly deskFrom: string;
  /** Labels of the fields that a topic asks for. */
  readonly fields: Readonly<Record<string, string>>;
  readonly chatSubject: string;
  readonly chatIntro: string;
  /** Why a transcript leaves out what the shopper wrote. */
  readonly chatLeftOut: string;
  readonly footer: string;
}

const byLocale: Readonly<Record<string, DeskMailWords>> = {
  'en-US': {
    caseSubject: 'We received your message ({number})',
    caseHello: 'Hi {name},',
    caseThanks: 'Thanks for contacting us. We’ll reply within 2 days. Your case number is {number}.',
    caseTopic: 'Topic: {topic}',
    caseQuote: 'You wrote:',
    deskSubject: '[{number}] {topic}',
    deskFrom: 'From {name}, {email}, {phone}',
    fields: {
      orderId: 'Order',
      storeNumber: 'Store',
      rewardsId: 'Rewards ID',
      partNumber: 'Part number',
      pageUrl: 'Page',
      visitDate: 'Date of visit',
      rating: 'Rating, 1 to 5',
    },
    chatSubject: 'Your chat on {date}',
    chatIntro: 'Here is your chat:',
    chatLeftOut:
      'Your own messages are not included because this email isn’t confirmed. Sign in with a confirmed email to get the full chat.',
    footer: 'You received this email because you contacted us.',
  },
  'es-MX': {
    caseSubject: 'Recibimos tu mensaje ({number})',
    caseHello: 'Hola, {name}:',
    caseThanks:
      'Gracias por escribirnos. Te respondemos en un máximo de 2 días. Tu número de solicitud es {number}.',
    caseTopic: 'Tema: {topic}',
    caseQuote: 'Escribiste:',
    deskSubject: '[{number}] {topic}',
    deskFrom: 'De {name}, {email}, {phone}',
    fields: {
      orderId: 'Pedido',
      storeNumber: 'Tienda',
      rewardsId: 'Número de recompensas',
      partNumber: 'Número de parte',
      pageUrl: 'Página',
      visitDate: 'Fecha de la visita',
      rating: 'Calificación, de 1 a 5',
    },
    chatSubject: 'Tu chat del {date}',
    chatIntro: 'Esta es tu conversación:',
    chatLeftOut:
      'Tus mensajes no se incluyen porque este correo no está confirmado. Inicia sesión con un correo confirmado para recibir la conversación completa.',
    footer: 'Recibes este correo porque te pusiste en contacto con nosotros.',
  },
  'pt-BR': {
    caseSubject: 'Recebemos sua mensagem ({number})',
    caseHello: 'Olá, {name}!',
    caseThanks: 'Obrigado pelo contato. Respondemos em até 2 dias. Seu número de protocolo é {number}.',
    caseTopic: 'Assunto: {topic}',
    caseQuote: 'Você escreveu:',
    deskSubject: '[{number}] {topic}',
    deskFrom: 'De {name}, {email}, {phone}',
    fields: {
      orderId: 'Pedido',
      storeNumber: 'Loja',
      rewardsId: 'Número de recompensas',
      partNumber: 'Código da peça',
      pageUrl: 'Página',
      visitDate: 'Data da visita',
      rating: 'Nota, de 1 a 5',
    },
    chatSubject: 'Seu chat de {date}',
    chatIntro: 'Esta é a sua conversa:',
    chatLeftOut:
      'Suas mensagens não aparecem porque este e-mail não foi confirmado. Entre com um e-mail confirmado para receber a conversa completa.',
    footer: 'Você recebeu este e-mail porque entrou em contato conosco.',
  },
};

export const deskMailWordsOf = (market: Market): DeskMailWords => localized(byLocale, market);
