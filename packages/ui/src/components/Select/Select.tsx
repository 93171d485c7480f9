import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../Icon/navigationIcons.tsx';
import { classNames } from '../private/classNames.ts';
import { Field } from '../private/Field.tsx';
import type { FieldProps } from '../private/fieldProps.ts';
import * as fieldStyles from '../private/fieldStyles.css.ts';
import * as styles from './Select.css.ts';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'>, FieldProps {
  /** First, empty choice, as "Choose a state". */
  placeholder?: string;
}

/** The platform's select: its list is the one the shopper's device draws best. */
export function Select(props: SelectProps) {
  const {
    label,
    description,
    errorMessage,
    optional,
    placeholder,
    className,
    style,
    id,
    children,
    ...select
  } = props;
  return (
    <Field
      {...{ label, description, errorMessage, className, style, id }}
      {...(optional && { optional })}
      describedBy={select['aria-describedby']}
    >
      {(aria) => (
        <div className={fieldStyles.controlBox}>
          <select
            className={classNames(fieldStyles.control, fieldStyles.controlWithEnd, styles.control)}
            {...select}
            {...aria}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {children}
          </select>
          <span className={classNames(fieldStyles.controlEnd, styles.chevron)}>
            <ChevronDownIcon size={20} />
          </span>
        </div>
      )}
    </Field>
  );
}
