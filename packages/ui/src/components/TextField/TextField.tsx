import { useState, type ChangeEvent, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../private/classNames.ts';
import { ErrorContent } from '../private/ErrorContent.tsx';
import type { FieldProps } from '../private/fieldProps.ts';
import { FieldLabelContent } from '../private/FieldLabelContent.tsx';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import { LengthMessage } from './LengthMessage.tsx';
import { PlatformInput } from './PlatformInput.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'children'>, FieldProps {
  /** A button or icon inside the field, at its end. */
  end?: ReactNode;
}

/**
 * One line of text. `className` and `style` go to the field, everything else, `ref` too, to the input, so that
 * a form library's registration can be spread on it.
 */
export function TextField(props: TextFieldProps) {
  const { label, description, errorMessage, optional, end, className, style, id, onChange, ...input } = props;
  const { disabled, readOnly, required, maxLength, value, defaultValue } = input;
  const [length, setLength] = useState(String(value ?? defaultValue ?? '').length);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    setLength(event.currentTarget.value.length);
  };
  return (
    <AriaTextField
      className={classNames(fieldStyles.field, className)}
      {...(style && { style })}
      {...(id !== undefined && { id })}
      // The platform's own bubbles would hide the message below the field.
      validationBehavior="aria"
      isInvalid={Boolean(errorMessage)}
      isDisabled={disabled ?? false}
      isReadOnly={readOnly ?? false}
      isRequired={required ?? false}
    >
      <Label className={fieldStyles.label}>
        <FieldLabelContent optional={optional}>{label}</FieldLabelContent>
      </Label>
      <div className={fieldStyles.controlBox}>
        <PlatformInput
          className={classNames(fieldStyles.control, end != null && fieldStyles.controlWithEnd)}
          {...input}
          onChange={handleChange}
        />
        {end != null && <div className={fieldStyles.controlEnd}>{end}</div>}
      </div>
      <FieldError elementType="div" className={fieldStyles.error}>
        <ErrorContent>{errorMessage}</ErrorContent>
      </FieldError>
      {maxLength !== undefined && <LengthMessage reached={length >= maxLength} maxLength={maxLength} />}
      {description && (
        <Text slot="description" elementType="div" className={fieldStyles.help}>
          {description}
        </Text>
      )}
    </AriaTextField>
  );
}
