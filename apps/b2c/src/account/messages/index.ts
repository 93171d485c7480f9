import type { Market } from '@driveline/markets';
import { localized } from '../../messages/index.ts';

/** Asks the owner of a phone number to confirm text messages (CONTENT-022). */
const signUpText: Readonly<Record<string, string>> = {
  'en-US':
    'Reply YES to get texts about your orders and our deals, up to 4 a month. Msg and data rates may apply. Reply STOP to end, HELP for help.',
  'es-MX':
    'Responde SÍ para recibir mensajes de tus pedidos y ofertas, hasta 4 al mes. Tu compañía puede cobrar. Responde ALTO para dejar de recibirlos o AYUDA si necesitas ayuda.',
  'pt-BR':
    'Responda SIM para receber mensagens sobre seus pedidos e ofertas, até 4 por mês. Sua operadora pode cobrar. Responda SAIR para parar ou AJUDA para ajuda.',
};

export const signUpTextOf = (market: Market): string => localized(signUpText, market);
