import { visibleError, type Form, type Issue } from '@driveline/validation';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type SubmitEvent,
} from 'react';
import { useScript } from '../navigation/useScript.ts';
import { useLateIssueText } from '../shop/lateWords.tsx';
import { useShop } from '../shop/ShopProvider.tsx';
import { answered, changed, entered, left, noMarks, passed, refused, type Marks } from './fieldMarks.ts';
import { fieldId, fillField, focusField, leavesBySubmit, nameOf, valuesOf } from './formFields.ts';
import { normalizerOf, type FieldKind } from './normalizers.ts';

type Texts = Readonly<Record<string, string>>;
const noTexts: Texts = {};

export type CheckedFormOptions = {
  /** Start of the controls' ids. */
  readonly id: string;
  readonly form: Pick<Form, 'validate'>;
  /** What stands in the fields of the HTML. */
  readonly start?: Texts | undefined;
  /** What the route action found; a new list is a new answer. */
  readonly issues?: readonly Issue[] | undefined;
  /** Names of the fields, for a summary that takes the focus. Without one the first wrong field takes it (VALID-006). */
  readonly labels?: Texts;
  /** Fields whose text is put into form while it is typed. */
  readonly kinds?: Readonly<Record<string, FieldKind>>;
};

export type CheckedForm = ReturnType<typeof useCheckedForm>;

/**
 * The checks of a plain form in the browser: the rules of its route action, and one policy of when an error shows and
 * goes (VALID-001, VALID-002, VALID-006; decision 0040). The values are the platform's. They are read and never held,
 * so that what was typed before script ran stays; without script the browser posts the same form.
 */
export function useCheckedForm(options: CheckedFormOptions) {
  const { id, form, start = noTexts, labels, kinds = {} } = options;
  const { market } = useShop();
  const state = useFormState(form, start, options.issues);
  const { marks, values, found } = state;
  const issueText = useLateIssueText(marks !== noMarks);
  const firstWrong = found[0]?.field;
  const lead = useEffectEvent(() => {
    if (!labels && firstWrong !== undefined) focusField(state.formProps.ref.current, firstWrong);
  });
  useEffect(() => {
    if (marks.submission > 0 || options.issues) lead();
  }, [marks.submission, options.issues]);
  const errorOf = (name: string) => {
    const issue = found.find(({ field }) => field === name);
    return issue && showsError(marks, name, values[name] ?? '', state.isAnswered(name))
      ? issueText(issue) || undefined
      : undefined;
  };
  return {
    values,
    /** Grows with each submit that was not sent. */
    submission: marks.submission,
    /** What the last submit found and was not changed since, in the order of the fields. */
    summary: found
      .filter(({ field }) => state.isAnswered(field) && !marks.changed.has(field))
      .map((issue) => ({
        fieldId: fieldId(id, issue.field),
        ...(labels?.[issue.field] && { label: labels[issue.field] }),
        message: issueText(issue),
      })),
    setValue: state.setValue,
    formProps: state.formProps,
    field: (name: string) => {
      const normalize = kinds[name] && normalizerOf(kinds[name], market);
      return {
        name,
        id: fieldId(id, name),
        defaultValue: start[name] ?? '',
        errorMessage: errorOf(name),
        ...(normalize && { normalize }),
      };
    },
  };
}

function useFormState(form: Pick<Form, 'validate'>, start: Texts, issues: readonly Issue[] | undefined) {
  const hasScript = useScript();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const [marks, setMarks] = useState(noMarks);
  const [answer, setAnswer] = useState(issues);
  if (issues !== answer) {
    setAnswer(issues);
    setMarks(answered(marks));
  }
  const read = () => element.current && setValues(valuesOf(element.current));
  // What was typed, or filled in by the browser, before script ran.
  useEffect(() => void read(), []);
  const own = form.validate(values).issues;
  const served = (issues ?? []).filter(({ field }) => !marks.changed.has(field));
  return {
    values,
    marks,
    found: [...own, ...served.filter(({ field }) => !own.some((issue) => issue.field === field))],
    /** A submit has found the field as it stands, or was found wrong as a whole. */
    isAnswered: (name: string) => marks.submission > 0 || served.some(({ field }) => field === name),
    /** For a field that the shopper does not stand in. */
    setValue: (name: string, text: string) => {
      if (element.current) fillField(element.current, name, text);
      read();
    },
    formProps: {
      ref: element,
      /** The browser's own bubbles would come before the messages beside the fields. */
      noValidate: hasScript,
      onChange: ({ target }: ChangeEvent<HTMLFormElement>) => {
        read();
        setMarks((before) => changed(before, nameOf(target)));
      },
      onFocus: ({ target }: FocusEvent<HTMLFormElement>) =>
        setMarks((before) => entered(before, nameOf(target))),
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const next = leavesBySubmit(event) ? passed : left;
        const name = nameOf(event.target);
        setMarks((before) => next(before, name));
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const now = valuesOf(event.currentTarget);
        setValues(now);
        if (form.validate(now).issues.length === 0) return;
        event.preventDefault();
        setMarks(refused);
      },
    },
  };
}

function showsError(marks: Marks, name: string, value: string, isAnswered: boolean): boolean {
  const shown = visibleError({
    hasError: true,
    value,
    touched: marks.touched.has(name),
    focused: marks.focused === name,
    showEvenIfUntouched: isAnswered,
    // The focus is led to what a submit found: the reason may not go as one arrives.
    showUntilChange: isAnswered,
    changedSinceShown: marks.changed.has(name),
  });
  return shown === 'error';
}
