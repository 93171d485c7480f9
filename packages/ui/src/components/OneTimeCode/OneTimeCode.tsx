import type { ChangeEvent } from 'react';
import { classNames } from '../private/classNames.ts';
import { TextField, type Normalize, type TextFieldProps } from '../TextField/TextField.tsx';
import * as styles from './OneTimeCode.css.ts';

export interface OneTimeCodeProps extends Omit<
  TextFieldProps,
  'normalize' | 'type' | 'end' | 'maxLength' | 'inputMode'
> {
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
  // Spaces and words around a pasted code.
  const normalize: Normalize = (text, caret) => ({
    text: onlyDigits(text).slice(0, digits),
    caret: onlyDigits(text.slice(0, caret)).length,
  });
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    const { value } = event.currentTarget;
    if (value.length === digits) onComplete?.(value);
  };
  return (
    <TextField
      autoComplete="one-time-code"
      pattern={`[0-9]{${digits}}`}
      spellCheck={false}
      {...rest}
      type="text"
      inputMode="numeric"
      normalize={normalize}
      onChange={handleChange}
      className={classNames(styles.root, className)}
    />
  );
}

const onlyDigits = (text: string) => text.replace(/\D/g, '');
