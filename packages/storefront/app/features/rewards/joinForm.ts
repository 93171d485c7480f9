import type { Market } from '@driveline/markets';
import { issue, rewardsProfileForm, type Form } from '@driveline/validation';

/** The holder's fields, and the consent without which there is no card (REWARD-006, REWARD-044). */
export function joinForm(market: Market): Pick<Form, 'validate'> {
  const form = rewardsProfileForm(market);
  return {
    validate(input) {
      const { values, issues } = form.validate(input);
      const agrees = typeof input === 'object' && input !== null && 'acceptsTerms' in input;
      return { values, issues: agrees ? issues : [...issues, issue('required', {}, 'acceptsTerms')] };
    },
  };
}
