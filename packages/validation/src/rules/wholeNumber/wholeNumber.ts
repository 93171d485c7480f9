import { issue, type Issue, type Subject } from '../../issue.ts';

/** A whole number within a range, written only in digits. */
export function wholeNumber(
  value: string | number,
  subject: Subject,
  { min, max }: { readonly min: number; readonly max: number },
): Issue | undefined {
  const text = String(value).trim();
  if (text === '') return issue('required', {}, subject);
  const isRight = /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  return isRight ? undefined : issue(`${subject}.range`, { min, max });
}
