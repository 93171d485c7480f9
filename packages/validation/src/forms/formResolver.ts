import type { Issue } from '../issue.ts';
import type { Form } from './form.ts';

/** One error as react-hook-form keeps it: the rule and its text. */
export type FieldError = { readonly type: string; readonly message: string };

export type Resolved =
  | { readonly values: Record<string, string>; readonly errors: Record<string, never> }
  | { readonly values: Record<string, never>; readonly errors: Record<string, FieldError> };

/**
 * Resolver for react-hook-form over the same form that the route action runs.
 * @param textOf makes the text of an issue, with the messages of the active locale
 */
export function formResolver(form: Form, textOf: (issue: Issue) => string) {
  return (input: unknown): Resolved => {
    const { values, issues } = form.validate(input);
    if (issues.length === 0) return { values, errors: {} };
    const errors = issues.map((each) => [each.field, { type: each.rule, message: textOf(each) }] as const);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
