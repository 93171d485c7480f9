import { errorWhenLeft, type ErrorPolicy } from '@driveline/validation';
import { useEffect, useEffectEvent } from 'react';
import type { FieldFault } from '../ErrorSummary/ErrorSummary.tsx';
import type { Normalize } from '../TextField/TextField.tsx';
import { focusField } from './formFields.ts';
import type { FieldIssue, FormRules, Texts } from './formRules.ts';
import { useFormState } from './useFormState.ts';

export interface CheckedFormOptions<Issue extends FieldIssue> {
  /** Start of the controls' ids. */
  id: string;
  /** Asked on every change and before the form is sent. Without it the form sends what it holds. */
  rules?: FormRules<Issue> | undefined;
  /** Words of an issue; empty while they are on their way. */
  issueText: (issue: Issue) => string;
  /** What the server found in the post that this page answers, each until its field changes; a new list is a new answer. */
  issues?: readonly Issue[] | undefined;
  /** What stands in the fields of the HTML; `normalizers` put it into form unless it was posted. */
  start?: Texts | undefined;
  /** Names of the fields, for words in the summary that do not say which field they are about. */
  labels?: Texts | undefined;
  /** What puts a field's text into form while it is typed (VALID-004). */
  normalizers?: Readonly<Record<string, Normalize | undefined>> | undefined;
  /** Whether a field's error is due; by default a field that was touched or is filled, without focus [VALID-001, VALID-002]. */
  shows?: ErrorPolicy | undefined;
  /**
   * The form shows `summary`, which takes the focus after a failed submit (PLUS-019), the default. A form of one or two
   * fields does without, and the first wrong field takes the focus (VALID-006).
   */
  withSummary?: boolean;
}

/** What a field of the form takes: `<TextField label="Email" {...field('email')} />`. */
export interface FormField {
  id: string;
  name: string;
  errorMessage: string | undefined;
  defaultValue?: string;
  normalize?: Normalize;
}

export type CheckedForm = ReturnType<typeof useCheckedForm>;

const noTexts: Texts = {};

/** Texts as they stand after they were typed. */
function inForm(texts = noTexts, normalizers: Readonly<Record<string, Normalize | undefined>> = {}): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      text && (normalizers[name]?.(text, text.length).text ?? text),
    ]),
  );
}

/**
 * The checks of a plain form in the browser: the rules of the server that it is sent to, and one policy of when an
 * error shows and goes (VALID-001, VALID-002, VALID-006). The values are the platform's. They are read and never held,
 * so that what was typed before script ran stays; without script the browser sends the same form.
 */
export function useCheckedForm<Issue extends FieldIssue>(options: CheckedFormOptions<Issue>) {
  const { id, rules, issueText, labels, normalizers } = options;
  // What was sent comes back as it was typed.
  const start = options.issues ? (options.start ?? noTexts) : inForm(options.start, normalizers);
  const { shows = errorWhenLeft, withSummary = true } = options;
  const state = useFormState(rules, start, options.issues);
  const { marks, values, found, listed, formProps } = state;
  const lead = useEffectEvent(() => {
    const first = found[0]?.field;
    if (!withSummary && first !== undefined) focusField(formProps.ref.current, first);
  });
  useEffect(() => {
    if (marks.submission > 0 || options.issues) lead();
  }, [marks.submission, options.issues]);
  const fieldId = (name: string) => `${id}-${name}`;
  const errorOf = (name: string) => {
    const issue = found.find(({ field }) => field === name);
    const isAnswered = state.isAnswered(name);
    const isDue = shows({
      hasError: issue !== undefined,
      value: values[name] ?? '',
      touched: marks.touched.has(name),
      focused: marks.focused === name,
      showEvenIfUntouched: isAnswered,
      // The focus is led to what a submit found: the reason may not go as one arrives.
      showUntilChange: isAnswered,
      changedSinceShown: marks.changed.has(name),
    });
    return issue && isDue ? issueText(issue) || undefined : undefined;
  };
  return {
    values,
    /** Grows with each submit that was not sent. */
    submission: marks.submission,
    summary: listed.map((issue): FieldFault => {
      const label = labels?.[issue.field];
      return {
        fieldId: fieldId(issue.field),
        ...(label !== undefined && { label }),
        message: issueText(issue),
      };
    }),
    setValue: state.setValue,
    formProps,
    field: (name: string): FormField => {
      const [defaultValue, normalize] = [start[name], normalizers?.[name]];
      return {
        id: fieldId(name),
        name,
        errorMessage: errorOf(name),
        ...(defaultValue !== undefined && { defaultValue }),
        ...(normalize && { normalize }),
      };
    },
  };
}
