import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with elements in it: `fill('Not at {store}', { store: <b>…</b> })`. Languages order their words
 * differently, so the sentence is one string and never glued from pieces.
 */
export function fill(sentence: string, values: Readonly<Record<string, ReactNode>>): ReactNode[] {
  const nodes: ReactNode[] = [];
  sentence.split(/\{(\w+)\}/).forEach((part, index) => {
    const node = index % 2 === 0 ? part : values[part];
    const last = nodes.at(-1);
    // Words beside words are one text: between two the server writes a comment, and a shelf has dozens.
    if (typeof node !== 'string') nodes.push(<Fragment key={part}>{node}</Fragment>);
    else if (typeof last === 'string') nodes[nodes.length - 1] = last + node;
    else nodes.push(node);
  });
  return nodes;
}
