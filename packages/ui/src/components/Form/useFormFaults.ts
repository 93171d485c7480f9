import { useEffect, useEffectEvent, useState, type FocusEvent, type RefObject } from 'react';
import { errorWhenLeft, type ErrorPolicy } from './errorPolicy.ts';

/** What is wrong with a field. */
export interface FormFault {
  /** Of the field's control. */
  name: string;
  /** Name of the field, for messages that do not say which one they are about. */
  label?: string;
  message: string;
}

/** Looks at what stands in a form and answers in the order of its fields. */
export type ValidateForm = (data: FormData) => readonly FormFault[];

export interface FormFaultsOptions {
  validate: ValidateForm | undefined;
  /** What a server found. */
  served: readonly FormFault[];
  shows: ErrorPolicy | undefined;
}

const nothing: ReadonlySet<string> = new Set();
const withName = (names: ReadonlySet<string>, name: string) =>
  names.has(name) ? names : new Set([...names, name]);

/** The faults of a form whose values are the platform's, and which of them are due. */
export function useFormFaults(form: RefObject<HTMLFormElement | null>, options: FormFaultsOptions) {
  const { validate, served, shows = errorWhenLeft } = options;
  const [found, setFound] = useState<readonly FormFault[]>([]);
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const [touched, setTouched] = useState(nothing);
  /** Since the last submit. */
  const [changed, setChanged] = useState(nothing);
  /** Since the server's answer. */
  const [mended, setMended] = useState(nothing);
  const [focused, setFocused] = useState<string>();
  const [submission, setSubmission] = useState(0);
  const [answer, setAnswer] = useState(served);
  if (answer !== served) {
    setAnswer(served);
    setMended(nothing);
  }

  function look(): readonly FormFault[] {
    if (!form.current) return [];
    const data = new FormData(form.current);
    const faults = validate?.(data) ?? [];
    setFound(faults);
    setValues(
      new Map([...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])),
    );
    return faults;
  }
  // What was typed before script came is looked at, too.
  const lookFirst = useEffectEvent(look);
  useEffect(() => void lookFirst(), []);

  const ofServer = served.filter(({ name }) => !mended.has(name));
  const faults = [...found, ...ofServer.filter(({ name }) => !found.some((own) => own.name === name))];
  const isServed = (name: string) => ofServer.some((fault) => fault.name === name);
  return {
    /** How many submits failed. */
    submission,
    messageOf(name: string): string | undefined {
      const fault = faults.find((it) => it.name === name);
      const isDue = shows({
        hasError: fault !== undefined,
        value: values.get(name) ?? '',
        touched: touched.has(name),
        focused: focused === name,
        showEvenIfUntouched: submission > 0 || isServed(name),
        showUntilChange: submission > 0 || isServed(name),
        changedSinceShown: changed.has(name),
      });
      return isDue ? fault?.message : undefined;
    },
    /** What stands in the way of a submit; from now on every fault shows. */
    submit(): readonly FormFault[] {
      const stopping = look();
      setChanged(nothing);
      if (stopping.length > 0) setSubmission((count) => count + 1);
      return stopping;
    },
    handlers: {
      change: ({ target }: { target: EventTarget }) => {
        setChanged((names) => withName(names, nameOf(target)));
        setMended((names) => withName(names, nameOf(target)));
        look();
      },
      focus: ({ target }: FocusEvent) => setFocused(nameOf(target)),
      blur: (event: FocusEvent) => {
        setFocused(undefined);
        if (!leavesToSend(event)) setTouched((names) => withName(names, nameOf(event.target)));
      },
      reset: () => {
        setTouched(nothing);
        setChanged(nothing);
        setMended(new Set(served.map(({ name }) => name)));
        setSubmission(0);
        setFound([]);
      },
    },
  };
}

const nameOf = (target: EventTarget) => (target instanceof HTMLElement && target.getAttribute('name')) || '';

/**
 * The field is left by pressing the form's button. The submit looks at it in a moment; a message before that would
 * push the button away from under the pointer, and the press would be none.
 */
function leavesToSend({ relatedTarget, currentTarget }: FocusEvent): boolean {
  return (
    relatedTarget instanceof HTMLButtonElement &&
    relatedTarget.type === 'submit' &&
    relatedTarget.form === currentTarget
  );
}
