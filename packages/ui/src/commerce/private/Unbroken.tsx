import * as styles from './Unbroken.css.ts';

export interface UnbrokenProps {
  text: string;
  /** Of a phone, a part or an order, as it stands in the text. */
  number: string | undefined;
}

/** A text whose number is read in one piece: it does not end one line and go on in the next. */
export function Unbroken({ text, number }: UnbrokenProps) {
  const at = number ? text.indexOf(number) : -1;
  if (!number || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.number}>{number}</span>
      {text.slice(at + number.length)}
    </>
  );
}
