import type { ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import { Field } from '../private/Field.tsx';
import type { FieldProps } from '../private/fieldProps.ts';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import * as styles from './DateField.css.ts';

export interface DateFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'children' | 'min' | 'max'>, FieldProps {
  /** First day, `2026-11-21`. */
  min?: string;
  /** Last day. */
  max?: string;
}

/**
 * A day. The platform's own field: it is typed or picked, speaks the shopper's language, works before script, and
 * its value is always `yyyy-mm-dd`.
 */
export function DateField(props: DateFieldProps) {
  const { label, description, errorMessage, optional, className, style, id, ...input } = props;
  return (
    <Field
      {...{ label, description, errorMessage, className, style, id }}
      {...(optional && { optional })}
      describedBy={input['aria-describedby']}
    >
      {(aria) => (
        <input className={classNames(fieldStyles.control, styles.control)} {...input} {...aria} type="date" />
      )}
    </Field>
  );
}
