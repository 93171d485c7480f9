import type { ReactNode } from 'react';
import * as styles from './Unbroken.css.ts';

const HYPHENATED = /([\p{L}\d]+(?:-[\p{L}\d]+)+)/u;

/** Longer ones may need the break. */
const longest = 8;

/** A text in which 'CR-V' and 'F-150' stay on one line; one without such a name is itself. */
export function wholeNames(text: string): ReactNode {
  const pieces = text.split(HYPHENATED);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 === 0 || piece.length > longest ? (
      piece
    ) : (
      <span key={index} className={styles.number}>
        {piece}
      </span>
    ),
  );
}
