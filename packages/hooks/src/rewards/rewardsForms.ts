import {
  ACTIVITY_DAYS,
  calendarDate,
  cost,
  defineForm,
  isCalendarDate,
  issue,
  required,
  rewardsProfileForm,
} from '@driveline/validation';
import type { AccountFormOptions, Form } from '@driveline/validation';
import type { OutputOf } from '@driveline/api';
import type { ActivityFilter } from './rewardsQueries.ts';

const DAY_MS = 86_400_000;

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * First day whose purchases still count (REWARD-041).
 * @param today `YYYY-MM-DD`
 * @param account says for how many days; undefined until it is known
 */
export const firstCreditDay = (
  today: string,
  account: Pick<OutputOf<'rewards.account'>, 'receiptDays'> | undefined,
): string | undefined =>
  account?.receiptDays === undefined ? undefined : dayBefore(today, account.receiptDays);

/**
 * Store, date, number and amount of a receipt; all are asked (REWARD-041).
 * @param days `YYYY-MM-DD`; without `from` only the server says that a purchase is too old
 */
export const rewardsCreditForm = (days: { readonly from?: string | undefined; readonly to: string }): Form =>
  defineForm([
    { name: 'storeNumber', check: (value) => required(value, 'storeNumber'), maxLength: 10 },
    { name: 'date', check: (value) => calendarDate(value, days) },
    { name: 'receiptNumber', check: (value) => required(value, 'receiptNumber'), maxLength: 30 },
    { name: 'amount', check: cost, normalize: (value) => value.replace(',', '.') },
  ]);

/** The holder's fields, and the consent without which there is no card (REWARD-006, REWARD-044). */
export function rewardsJoinForm(options: AccountFormOptions): Pick<Form, 'validate'> {
  const form = rewardsProfileForm(options);
  return {
    validate(input) {
      const { values, issues } = form.validate(input);
      const agrees = typeof input === 'object' && input !== null && 'acceptsTerms' in input;
      return { values, issues: agrees ? issues : [...issues, issue('required', {}, 'acceptsTerms')] };
    },
  };
}

type Holder = Readonly<Record<'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'postalCode', string>>;

/** The holder's fields of what is known or was typed; an empty one where nothing is. */
export const rewardsHolderOf = (facts: Partial<Holder>): Holder => ({
  firstName: facts.firstName ?? '',
  lastName: facts.lastName ?? '',
  email: facts.email ?? '',
  phoneNumber: facts.phoneNumber ?? '',
  postalCode: facts.postalCode ?? '',
});

/** The days that an address names, else the last ninety; the server's own choice where today is not known. */
export function activityDays(query: URLSearchParams, today: string | undefined): ActivityFilter {
  const fromDate = query.get('fromDate') ?? '';
  const toDate = query.get('toDate') ?? '';
  if (isCalendarDate(fromDate) && isCalendarDate(toDate)) return { fromDate, toDate };
  return today ? { fromDate: dayBefore(today, ACTIVITY_DAYS), toDate: today } : {};
}
