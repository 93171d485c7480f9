import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with elements in it: `fill('Not at {store}', { store: <b>…</b> })`. Languages order their words
 * differently, so the sentence is one string and never glued from pieces.
 */
export function fill(sentence: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] {
  return sentence
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={part}>{values[part]}</Fragment>));
}
