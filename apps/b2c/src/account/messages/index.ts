import type { Market } from '@driveline/markets';
import { localized } from '../../http/messages/index.ts';

/** Asks the holder of a phone whether the texts are wanted (CONTENT-022). */
const signUpText: Readonly<Record<string, string>> = {
  'en-US':
    'Reply YES to get texts about your orders and our deals, up to 4 a month. Msg and data rates may apply. Reply STOP to end, HELP for help.',
  'es-MX':
    'Responde SÍ para recibir mensajes de tus pedidos y ofertas, hasta 4 al mes. Tu operador puede cobrar. Responde ALTO para dejar de recibirlos o AYUDA para ayuda.',
  'pt-BR':
    'Responda SIM para receber mensagens sobre seus pedidos e ofertas, até 4 por mês. Sua operadora pode cobrar. Responda SAIR para parar ou AJUDA para ajuda.',
};

export const signUpTextOf = (market: Market): string => localized(signUpText, market);
