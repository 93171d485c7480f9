import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { Field } from '../private/Field.tsx';
import type { FieldProps } from '../private/fieldProps.ts';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import { LengthMessage } from './LengthMessage.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'>, FieldProps {
  /** A button or icon inside the field, at its end. */
  end?: ReactNode;
}

/**
 * One line of text. `className` and `style` go to the field, everything else, `ref` too, to the input, so that
 * a form library's registration can be spread on it. The value is the platform's: React state would lose what was
 * typed before hydration.
 */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, optional, end, className, style, id, onChange, ...input } = props;
  const { maxLength, value, defaultValue } = input;
  const [length, setLength] = useState(String(value ?? defaultValue ?? '').length);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    setLength(event.currentTarget.value.length);
  };
  return (
    <Field {...{ label, description, errorMessage, className, style, id }} {...(optional && { optional })}>
      {(aria) => (
        <>
          <div className={fieldStyles.controlBox}>
            <input
              className={classNames(fieldStyles.control, end != null && fieldStyles.controlWithEnd)}
              {...input}
              {...aria}
              onChange={handleChange}
            />
            {end != null && <div className={fieldStyles.controlEnd}>{end}</div>}
          </div>
          {maxLength !== undefined && <LengthMessage reached={length >= maxLength} maxLength={maxLength} />}
        </>
      )}
    </Field>
  );
}
