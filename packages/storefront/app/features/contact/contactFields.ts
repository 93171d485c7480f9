import type { Market } from '@driveline/markets';
import { contactForm } from '@driveline/validation';

const NAMES = ['email', 'firstName', 'lastName', 'phoneNumber', 'message'] as const;

/** What every topic asks for (VALID-007). */
export const deskForm = (market: Market) => contactForm(market, NAMES);

/** Longest text that the message takes (CONTENT-018). */
export const MESSAGE_LENGTH = 2000;
