import { isB2cError } from '@driveline/api';
import { FILL_PLACE, fillPlace, withoutPasswords } from '@driveline/hooks';
import type { Form, Values } from '@driveline/validation';
import { data, redirect } from 'react-router-dom';
import { actionDataOf, textsOf, type ActionData, type RouteArgs } from '../data/actionData.ts';
import { notFound } from '../data/fetchRequired.ts';
import { pageUrl } from '../data/pageUrl.ts';
import { handlerOf, type Handlers } from '../intents/formIntents.ts';
import type { FormAnswer } from '../shop/formAnswer.ts';
import { signInPath } from './forMembers.ts';

/** A form that was sent, and that the rules let through. */
export type Taken = ActionData & {
  readonly params: Readonly<Record<string, string | undefined>>;
  /** As it was typed. */
  readonly typed: Values;
  readonly values: Values;
};

type Asked = Omit<Taken, 'values'>;

export type TakenForm = {
  /** Absent for a form without fields. */
  readonly rules?: (asked: Asked) => Pick<Form, 'validate'>;
  /** @returns where it leads, or what the page says instead: `data(answer, { status })` */
  readonly save: (taken: Taken) => Promise<string | object>;
  /** What the server refuses is said above the form: neither at one of its fields nor as a page that is not found. */
  readonly isSaidAbove?: boolean;
};

/**
 * The action of a page with forms, by the intent of the post. What was refused comes back with all that was typed but
 * passwords; who is only remembered gives the password first, and an unknown thing is not found (ACCT-005).
 */
export const formAction = (forms: Handlers<TakenForm>) => async (args: RouteArgs) => {
  const asked = await actionDataOf(args);
  const typed = textsOf(asked.form);
  return take(handlerOf(forms, typed['intent']), { ...asked, params: args.params, typed });
};

async function take({ rules, save, isSaidAbove = false }: TakenForm, asked: Asked) {
  const { typed, request, market } = asked;
  if (FILL_PLACE in typed) return data<FormAnswer>({ values: await fillPlace(asked, market, typed) });
  const { values, issues } = rules?.(asked).validate(typed) ?? { values: typed, issues: [] };
  const kept = withoutPasswords(typed);
  if (issues.length > 0) return data<FormAnswer>({ values: kept, issues }, { status: 422 });
  try {
    const done = await save({ ...asked, values });
    return typeof done === 'string' ? redirect(done, 303) : done;
  } catch (error) {
    if (!isB2cError(error)) throw error;
    if (error.status === 401) return redirect(signInPath(pageUrl(request)), 303);
    if (error.status === 404 && !isSaidAbove) throw notFound();
    const { message, field, errorMessageKey: key } = error;
    // Only what the form has shown can carry a message.
    const isShown = !isSaidAbove && field !== undefined && field in typed;
    return data<FormAnswer>(
      { values: kept, message, ...(key && { key }), ...(isShown && message && { at: field }) },
      { status: error.status ?? 503 },
    );
  }
}
