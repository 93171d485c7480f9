import { useId, type ComponentProps, type ReactNode } from 'react';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { classNames } from '../private/classNames.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import { gap } from '../private/spacing.css.ts';
import * as stack from '../Stack/Stack.css.ts';
import type { FieldIssue } from './formRules.ts';
import { useCheckedForm, type CheckedFormOptions, type FormField } from './useCheckedForm.ts';

export type FieldOfForm = (name: string) => FormField;

export interface FormProps<Issue extends FieldIssue>
  extends
    Omit<CheckedFormOptions<Issue>, 'id'>,
    Omit<ComponentProps<'form'>, 'children' | keyof CheckedFormOptions<Issue>> {
  id?: string;
  /** The fields, below each other. */
  children: (field: FieldOfForm) => ReactNode;
}

/**
 * A form that says what is wrong with it: `useCheckedForm`, drawn, with its summary above the fields. `onSubmit` is
 * called, and the post sent, when nothing is wrong.
 */
export function Form<Issue extends FieldIssue>(props: FormProps<Issue>) {
  const {
    rules,
    issueText,
    issues,
    start,
    labels,
    normalizers,
    shows,
    withSummary = true,
    ...others
  } = props;
  const { id, ref, className, children, onSubmit, onChange, onFocus, onBlur, onReset, ...rest } = others;
  const madeId = useId();
  const form = useCheckedForm({
    id: id ?? madeId,
    ...{ rules, issueText, issues, start, labels, normalizers, shows, withSummary },
  });
  const { ref: formRef, noValidate, ...check } = form.formProps;
  return (
    <form
      id={id}
      noValidate={noValidate}
      className={classNames(stack.root, gap[5], className)}
      {...rest}
      ref={useMergedRefs(formRef, ref)}
      onSubmit={(event) => {
        check.onSubmit(event);
        if (!event.defaultPrevented) onSubmit?.(event);
      }}
      onChange={(event) => {
        onChange?.(event);
        check.onChange(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        check.onFocus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        check.onBlur(event);
      }}
      onReset={(event) => {
        onReset?.(event);
        check.onReset();
      }}
    >
      {withSummary && <ErrorSummary errors={form.summary} submission={form.submission} />}
      {children(form.field)}
    </form>
  );
}
