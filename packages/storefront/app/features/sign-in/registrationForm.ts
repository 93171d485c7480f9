import type { Market } from '@driveline/markets';
import { accountForm, issue, type Form } from '@driveline/validation';

/** The account's form with the consent to the terms, without which there is none (ACCT-024). */
export function registrationForm(market: Market): Pick<Form, 'validate'> {
  const form = accountForm(market);
  return {
    validate(input) {
      const { values, issues } = form.validate(input);
      const agrees =
        typeof input === 'object' && input !== null && 'acceptsTerms' in input && input.acceptsTerms;
      return { values, issues: agrees ? issues : [...issues, issue('required', {}, 'acceptsTerms')] };
    },
  };
}
