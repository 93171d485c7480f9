import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { classNames } from '../private/classNames.ts';
import { useHydrated } from '../private/useHydrated.ts';
import { useMergedRefs } from '../private/useMergedRefs.ts';
import { gap } from '../private/spacing.css.ts';
import * as stack from '../Stack/Stack.css.ts';
import type { ErrorPolicy } from './errorPolicy.ts';
import { useFormFaults, type FormFault, type ValidateForm } from './useFormFaults.ts';

/** What a field of the form takes: `<TextField label="Email" {...field('email')} />`. */
export interface FormField {
  id: string;
  name: string;
  errorMessage: string | undefined;
}

export type FieldOfForm = (name: string) => FormField;

export interface FormProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** Asked on every change and before the form is sent. Without it the form sends what it holds. */
  validate?: ValidateForm;
  /** What the server found in the post that this page answers. Each goes when its field changes. */
  served?: readonly FormFault[];
  /** Whether a field's error is due; default VALID-001 and VALID-002. */
  shows?: ErrorPolicy;
  /**
   * A failed submit shows its faults above the fields and moves the focus there (PLUS-019), the default. A form of
   * one or two fields does without, and the first field with a fault takes the focus (VALID-006).
   */
  withSummary?: boolean;
  /** The fields, below each other. */
  children: (field: FieldOfForm) => ReactNode;
}

const noFaults: readonly FormFault[] = [];

/**
 * A form that says what is wrong with it. Its values stay the platform's, so that it works before script and loses
 * nothing that was typed; `onSubmit` is called, and the post sent, when nothing is wrong.
 */
export function Form(props: FormProps) {
  const { validate, served = noFaults, shows, withSummary = true, children, ...others } = props;
  const { id, ref, className, onSubmit, onChange, onFocus, onBlur, onReset, ...rest } = others;
  const madeId = useId();
  const formId = id ?? madeId;
  const form = useRef<HTMLFormElement>(null);
  const formRef = useMergedRefs(form, ref);
  const { messageOf, submit, submission, handlers } = useFormFaults(form, { validate, served, shows });
  const [summary, setSummary] = useState(served);
  const [answer, setAnswer] = useState(served);
  if (answer !== served) {
    setAnswer(served);
    setSummary(served);
  }
  const fieldId = (name: string) => `${formId}-${name}`;
  useFocusOnFault(form, withSummary ? 0 : submission, summary);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null };
    const faults = submitter?.formNoValidate ? noFaults : submit();
    // It stays as it is until the next submit: a summary that shrinks would move the field that is being mended.
    setSummary(faults);
    if (faults.length > 0) event.preventDefault();
    else onSubmit?.(event);
  };
  return (
    <form
      id={id}
      // The browser's own bubbles would come before the messages beside the fields.
      noValidate={useHydrated()}
      className={classNames(stack.root, gap[5], className)}
      {...rest}
      ref={formRef}
      onSubmit={handleSubmit}
      onChange={(event) => {
        onChange?.(event);
        handlers.change(event);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        handlers.focus(event);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        handlers.blur(event);
      }}
      onReset={(event) => {
        onReset?.(event);
        setSummary(noFaults);
        handlers.reset();
      }}
    >
      {withSummary && (
        <ErrorSummary
          errors={summary.map(({ name, ...fault }) => ({ fieldId: fieldId(name), ...fault }))}
          submission={submission}
        />
      )}
      {children((name) => ({ id: fieldId(name), name, errorMessage: messageOf(name) }))}
    </form>
  );
}

/** Without a summary the first field with a fault takes the focus after each failed submit. */
function useFocusOnFault(
  form: RefObject<HTMLFormElement | null>,
  submission: number,
  faults: readonly FormFault[],
): void {
  const first = faults[0]?.name;
  useEffect(() => {
    if (submission === 0 || first === undefined) return;
    const control = form.current?.elements.namedItem(first);
    const target = control instanceof RadioNodeList ? control[0] : control;
    if (target instanceof HTMLElement) target.focus();
  }, [form, submission, first]);
}
