import { issue, type Issue } from '../../issue.ts';

/** What something cost, in major units: up to seven digits, and up to two behind a point or comma. */
export function cost(value: string): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'cost');
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(text) ? undefined : issue('cost.invalid', { example: '40.50' });
}
