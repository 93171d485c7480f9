import type { Market } from '@driveline/markets';
import {
  email as emailRule,
  firstName,
  isCalendarDate,
  lastName,
  phone as phoneRule,
  phoneDigits,
  postalCode as postalRule,
} from '@driveline/validation';
import { B2cError } from '../http/errors.ts';
import { latestToday } from '../clock/calendarDate.ts';
import type { Card } from './cardStore.ts';
import { postalKey } from './lookUp.ts';
import { maskedEmail, maskedId, maskedPhone, maskedWord } from './masks.ts';
import { nameKey } from './nameKey.ts';

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly postalCode: string;
  readonly birthday?: string | undefined;
}

/**
 * The holder of a card, checked by the market's rules, as its columns.
 * @throws B2cError error_rewards_profile_invalid, error_email_invalid with the field
 */
export function checkedProfile(market: Market, now: Date, profile: Profile) {
  const wrong = (field: string) => new B2cError('error_rewards_profile_invalid', { field });
  if (firstName(profile.firstName)) throw wrong('firstName');
  if (lastName(profile.lastName)) throw wrong('lastName');
  if (emailRule(profile.email)) throw new B2cError('error_email_invalid', { field: 'email' });
  if (phoneRule(profile.phoneNumber, market)) throw wrong('phoneNumber');
  if (postalRule(profile.postalCode, market)) throw wrong('postalCode');
  const birthday = profile.birthday?.trim() || undefined;
  if (birthday && (!isCalendarDate(birthday) || birthday >= latestToday(market, now)))
    throw wrong('birthday');
  const last = profile.lastName.trim();
  return {
    first_name: profile.firstName.trim(),
    last_name: last,
    name_key: nameKey(last),
    email: profile.email.trim(),
    phone: phoneDigits(profile.phoneNumber, market.phone),
    postal_code: postalKey(profile.postalCode, market),
    ...(birthday ? { birthday } : {}),
  };
}

/** Fields of the profile that a card lacks (REWARD-010). */
export function missingFields(card: Card): string[] {
  const known = {
    firstName: card.first_name,
    lastName: card.last_name,
    email: card.email,
    phoneNumber: card.phone,
    postalCode: card.postal_code,
  };
  return Object.entries(known).flatMap(([field, value]) => (value ? [] : [field]));
}

/** @param isOwn linked to the caller, who may see it unmasked */
export const profileInfo = (card: Card, isOwn: boolean) => ({
  rewardsId: isOwn ? card.rewards_id : maskedId(card.rewards_id),
  firstName: isOwn ? (card.first_name ?? '') : maskedWord(card.first_name),
  lastName: isOwn ? (card.last_name ?? '') : maskedWord(card.last_name),
  emailAddress: isOwn ? (card.email ?? '') : maskedEmail(card.email),
  telephoneNumber: isOwn ? (card.phone ?? '') : maskedPhone(card.phone),
  postalCode: isOwn ? (card.postal_code ?? '') : maskedWord(card.postal_code),
});
