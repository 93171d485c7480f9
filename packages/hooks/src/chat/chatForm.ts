import type { InputOf } from '@driveline/api';
import { contactForm, type ContactFormOptions, type Values } from '@driveline/validation';

/** Asked before a chat (CONTENT-015); it can be had without a phone. */
export const chatForm = (market: ContactFormOptions) =>
  contactForm(market, ['firstName', 'lastName', 'email', 'phoneNumber'], ['phoneNumber']);

/** Longest name that the call takes. */
const NAME_LENGTH = 60;

/**
 * The chat that a post starts: who wants it, about what, and whether the desk may keep what is written.
 * @param values what the form's rules made of the post
 * @param typed the post as it was typed, with `topic`, `orderId` and the box `consent`
 */
export function toChatStart(values: Values, typed: Values): InputOf<'chat.start'>['body'] {
  const { firstName = '', lastName = '', email = '', phoneNumber } = values;
  const { topic = '', orderId, consent } = typed;
  return {
    name: `${firstName} ${lastName}`.slice(0, NAME_LENGTH),
    email,
    topic,
    consent: consent === 'true',
    ...(phoneNumber && { phoneNumber }),
    ...(orderId && { orderId }),
  };
}
