import type { ComponentProps } from 'react';
import { classNames } from '../private/classNames.ts';
import { Field } from '../private/Field.tsx';
import type { FieldProps } from '../private/fieldProps.ts';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldProps {}

/** Several lines of text; grows with them where the browser can. Default 4 rows. */
export function TextArea(props: TextAreaProps) {
  const { label, description, errorMessage, optional, className, style, id, rows = 4, ...textarea } = props;
  return (
    <Field {...{ label, description, errorMessage, className, style, id }} {...(optional && { optional })}>
      {(aria) => (
        <textarea
          rows={rows}
          className={classNames(fieldStyles.control, styles.control)}
          {...textarea}
          {...aria}
        />
      )}
    </Field>
  );
}
