import { issue, type Issue } from '../../issue.ts';

const MAX_LENGTH = 254;

/** Whether a text is of the form local@domain: one @, no space, a point inside the domain (VALID-016). */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH || /\s/.test(text)) return false;
  const [local, domain, ...rest] = text.split('@');
  if (!local || !domain || rest.length > 0) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((label) => label !== '');
}

/** Email address (VALID-016); spaces around it, which autofill leaves, do not count. */
export function email(value: string): Issue | undefined {
  const text = value.trim();
  if (text === '') return issue('required', {}, 'email');
  return isEmail(text) ? undefined : issue('email.invalid', { example: 'name@example.com' });
}
