import { calendarDate, cost, defineForm, required, type Form } from '@driveline/validation';

/** REWARD-041: how long after a purchase its credits can be asked for. */
export const CREDIT_DAYS = 90;

const DAY_MS = 86_400_000;

/** First day whose purchases still count. @param today `YYYY-MM-DD` */
export const firstCreditDay = (today: string) =>
  new Date(Date.parse(today) - CREDIT_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Store, date, number and amount of a receipt; all are asked. */
export const creditForm = (today: string): Form =>
  defineForm([
    { name: 'storeNumber', check: (value) => required(value, 'storeNumber'), maxLength: 10 },
    { name: 'date', check: (value) => calendarDate(value, { from: firstCreditDay(today), to: today }) },
    { name: 'receiptNumber', check: (value) => required(value, 'receiptNumber'), maxLength: 30 },
    { name: 'amount', check: cost, normalize: (value) => value.replace(',', '.') },
  ]);
