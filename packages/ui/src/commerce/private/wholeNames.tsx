import type { ReactNode } from 'react';
import * as styles from './Unbroken.css.ts';

/** Longer ones may need the break. */
const LONGEST = 8;

const isName = (word: string) => word.length <= LONGEST && /[\p{L}\d][- ][\p{L}\d]/u.test(word);

/** A text in which 'CR-V', 'F-150', '5W-40' and '1 L' stay on one line; one without such a name is itself. */
export function wholeNames(text: string): ReactNode {
  // Litres stay with their number.
  const words = text.split(/ (?!L\b)/);
  if (!words.some(isName)) return text;
  const pieces: ReactNode[] = [];
  let plain = '';
  for (const [index, word] of words.entries()) {
    const gap = index === 0 ? '' : ' ';
    if (!isName(word)) {
      plain += gap + word;
      continue;
    }
    pieces.push(
      plain + gap,
      <span key={index} className={styles.number}>
        {word}
      </span>,
    );
    plain = '';
  }
  return [...pieces, plain];
}
