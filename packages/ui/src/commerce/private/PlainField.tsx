import type { ComponentProps } from 'react';
import { Field } from '../../components/private/Field.tsx';
import type { FieldProps } from '../../components/private/fieldProps.ts';
import * as fieldStyles from '../../components/private/fieldStyles.css.ts';

export interface PlainFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldProps {}

/** The platform's input in a field's look, for GET forms on pages that load no form library (decision 8). */
export function PlainField({ label, description, errorMessage, optional, id, ...input }: PlainFieldProps) {
  return (
    <Field {...{ label, description, errorMessage, optional, id }}>
      {(aria) => <input className={fieldStyles.control} {...input} {...aria} />}
    </Field>
  );
}
