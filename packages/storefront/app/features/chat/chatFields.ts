import type { Market } from '@driveline/markets';
import { contactForm } from '@driveline/validation';

/** Who wants to chat (CONTENT-015). */
export const chatForm = (market: Market) =>
  contactForm(market, ['firstName', 'lastName', 'email', 'phoneNumber'], ['phoneNumber']);
