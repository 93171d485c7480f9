import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { Field } from '../private/Field.tsx';
import type { FieldProps } from '../private/fieldProps.ts';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import { LengthMessage } from './LengthMessage.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'>, FieldProps {
  /** A button or icon inside the field, at its end. */
  end?: ReactNode;
  /** Puts what is typed into form on every change; `normalizer(formatPhone)` of @driveline/validation is one. */
  normalize?: Normalize;
}

/** The text in form, and where the caret belongs in it (VALID-004). */
export type Normalize = (text: string, caret: number) => { text: string; caret: number };

/**
 * One line of text. `className` and `style` go to the field, everything else, `ref` too, to the input, so that
 * a form library's registration can be spread on it. A code of digits that is as long as it may be is whole, and is
 * told nothing; any other text hears that it cannot grow. The value is the platform's: React state would lose what was
 * typed before hydration.
 */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, optional, end, className, style, id, ...rest } = props;
  const { normalize, onChange, ...input } = rest;
  const { maxLength, value, defaultValue } = input;
  const [length, setLength] = useState(String(value ?? defaultValue ?? '').length);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    if (normalize) putIntoForm(event, normalize);
    onChange?.(event);
    setLength(event.currentTarget.value.length);
  };
  return (
    <Field
      {...{ label, description, errorMessage, className, style, id }}
      {...(optional && { optional })}
      describedBy={input['aria-describedby']}
    >
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
          {maxLength !== undefined && input.inputMode !== 'numeric' && (
            <LengthMessage reached={length >= maxLength} maxLength={maxLength} />
          )}
        </>
      )}
    </Field>
  );
}

/** Before anybody else reads the value. An unfinished sign of an input method is left alone. */
function putIntoForm(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  normalize: Normalize,
) {
  if ((nativeEvent as InputEvent).isComposing) return;
  const { text, caret } = normalize(input.value, input.selectionStart ?? input.value.length);
  if (text === input.value) return;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
