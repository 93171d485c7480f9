import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { useHydrated } from '../private/useHydrated.ts';
import { answered, changed, entered, left, noMarks, reset, submitted } from './fieldMarks.ts';
import type { FieldIssue, FormRules, Texts } from './formRules.ts';
import { fillField, nameOf, valuesOf } from './formFields.ts';
import { useAfterPress } from './useAfterPress.ts';

const noIssues: readonly never[] = [];

/** Values, marks and issues of a plain form, by the events of its fields. */
export function useFormState<Issue extends FieldIssue>(
  rules: FormRules<Issue> | undefined,
  start: Texts,
  served: readonly Issue[] = noIssues,
) {
  const hasScript = useHydrated();
  const afterPress = useAfterPress();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const [marks, setMarks] = useState(noMarks);
  const [listed, setListed] = useState(served);
  const [answer, setAnswer] = useState(served);
  if (answer !== served) {
    setAnswer(served);
    setListed(served);
    setMarks(answered(marks));
  }
  const issuesOf = (texts: Texts): readonly Issue[] => rules?.validate(texts).issues ?? noIssues;
  const read = () => element.current && setValues(valuesOf(element.current));
  // What was typed, or filled in by the browser, before script ran.
  useEffect(() => void read(), []);
  const own = issuesOf(values);
  const unmended = served.filter(({ field }) => !marks.mended.has(field));
  const unmendedOf = (name: string) => unmended.find(({ field }) => field === name);
  return {
    values,
    marks,
    /** A password comes back empty: until it is typed again, the answer knows better what is wrong with it. */
    found: [
      ...own.map((issue) => unmendedOf(issue.field) ?? issue),
      ...unmended.filter(({ field }) => !own.some((issue) => issue.field === field)),
    ],
    /**
     * What the last submit or answer found. It stays as it is until the next one: a list that shrinks would move the
     * field that is being mended, and be read out again.
     */
    listed,
    /** The field was found wrong by a submit or by the server. */
    isAnswered: (name: string) => marks.submission > 0 || unmendedOf(name) !== undefined,
    /** For a field that the shopper does not stand in. */
    setValue: (name: string, text: string) => {
      if (element.current) fillField(element.current, name, text);
      read();
    },
    formProps: {
      ref: element,
      /** The browser's own bubbles would come before the messages beside the fields. */
      noValidate: hasScript,
      onChange: ({ target }: { target: EventTarget }) => {
        read();
        setMarks((before) => changed(before, nameOf(target)));
      },
      onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
        const name = nameOf(target);
        afterPress(() => setMarks((before) => entered(before, name)));
      },
      onBlur: ({ target }: FocusEvent<HTMLFormElement>) => {
        const name = nameOf(target);
        // A browser that fills a form in may tell nobody.
        read();
        afterPress(() => setMarks((before) => left(before, name)));
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const now = valuesOf(event.currentTarget);
        const { submitter } = event.nativeEvent as unknown as { submitter: HTMLButtonElement | null };
        const issues = submitter?.formNoValidate ? noIssues : issuesOf(now);
        setValues(now);
        setListed(issues);
        setMarks((before) => submitted(before, issues.length > 0));
        if (issues.length > 0) event.preventDefault();
      },
      onReset: () => {
        setListed(noIssues);
        setMarks(reset(served));
        // The event comes before the fields are as they were.
        setValues(start);
      },
    },
  };
}
