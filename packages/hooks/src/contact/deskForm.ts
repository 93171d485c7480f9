import type { InputOf } from '@driveline/api';
import { contactForm, type ContactFormOptions, type Values } from '@driveline/validation';

const NAMES = ['email', 'firstName', 'lastName', 'phoneNumber', 'message'] as const;

/** What a topic may ask for beside contact and message. */
const EXTRA = [
  'orderId',
  'storeNumber',
  'visitDate',
  'rating',
  'rewardsId',
  'partNumber',
  'pageUrl',
] as const;

/** What every topic of the desk asks for (VALID-007). It answers by mail, so nobody must tell a phone. */
export const deskForm = (market: ContactFormOptions) => contactForm(market, NAMES, ['phoneNumber']);

/** Longest message that the form takes (CONTENT-018). */
export const DESK_MESSAGE_LENGTH = 2000;

/**
 * The case that a post opens (API-092); what a topic asks for beside the form's own fields is left out where it is empty.
 * @param values what the form's rules made of the post
 * @param typed the post as it was typed
 */
export function toDeskCase(topic: string, values: Values, typed: Values): InputOf<'contact.send'>['body'] {
  const { email = '', firstName = '', lastName = '', phoneNumber, message = '' } = values;
  const extra = Object.fromEntries(EXTRA.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));
  const body = { topic, email, firstName, lastName, message, ...extra };
  return { ...body, ...(phoneNumber && { phoneNumber }) };
}
