import type { ChangeEvent } from 'react';
import { classNames } from '../private/classNames.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './OneTimeCode.css.ts';

export interface OneTimeCodeProps extends Omit<TextFieldProps, 'type' | 'end' | 'maxLength' | 'inputMode'> {
  /** Digits of the code; default 6. */
  digits?: number;
  /** All digits are there: typed, pasted, or filled by the phone. */
  onComplete?: (code: string) => void;
}

/**
 * The code from a message. One input, not a box for each digit: it can be pasted, corrected, read out as one, and
 * filled by the phone (WCAG 3.3.8).
 */
export function OneTimeCode({ digits = 6, onComplete, onChange, className, ...rest }: OneTimeCodeProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const code = input.value.replace(/\D/g, '').slice(0, digits);
    // Spaces and words around a pasted code.
    if (code !== input.value) input.value = code;
    onChange?.(event);
    if (code.length === digits) onComplete?.(code);
  };
  return (
    <TextField
      autoComplete="one-time-code"
      pattern={`[0-9]{${digits}}`}
      spellCheck={false}
      {...rest}
      type="text"
      inputMode="numeric"
      onChange={handleChange}
      className={classNames(styles.root, className)}
    />
  );
}
