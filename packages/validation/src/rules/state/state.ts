import { issue, type Issue } from '../../issue.ts';

/** State: a code of the market's list (VALID-007). */
export function state(
  value: string,
  { states }: { readonly states: readonly { readonly code: string }[] },
): Issue | undefined {
  if (value.trim() === '') return issue('required', {}, 'state');
  return states.some(({ code }) => code === value.trim()) ? undefined : issue('state.invalid');
}
