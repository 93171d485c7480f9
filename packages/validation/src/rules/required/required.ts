import { issue, type Issue } from '../../issue.ts';

/** Refuses an empty value or one of spaces (VALID-005, VALID-024). */
export function required(value: string, field: string): Issue | undefined {
  return value.trim() === '' ? issue('required', {}, field) : undefined;
}
