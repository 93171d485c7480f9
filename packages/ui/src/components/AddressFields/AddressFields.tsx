import type { ComponentProps, ReactNode, Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import { Select } from '../Select/Select.tsx';
import { TextField, type Normalize } from '../TextField/TextField.tsx';
import * as styles from './AddressFields.css.ts';

/** A field of an address as a country asks for it. */
export interface AddressFieldSpec {
  name: string;
  label: string;
  /** Of six; a phone gives it three or all. */
  columns: 1 | 2 | 3 | 4 | 5 | 6;
  optional?: boolean;
  autoComplete?: string;
  inputMode?: ComponentProps<'input'>['inputMode'];
  maxLength?: number;
  /** The browser lets it be empty: the form decides when it is asked for. */
  isFree?: boolean;
  /** Help under the field. */
  description?: string;
  /** The only values, as states: a select. `placeholder` is its empty choice. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  /** Values to choose from beside free text: nobody's list knows every neighborhood. */
  suggestions?: readonly string[];
}

/** What a form gives a field of an address: its id and name, error, start value, and what it listens to. */
export interface AddressFieldProps extends Omit<ComponentProps<'input'>, 'ref' | 'children' | 'size'> {
  id: string;
  name: string;
  errorMessage?: ReactNode;
  normalize?: Normalize;
  // A form library hands one ref to inputs and selects alike.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  ref?: Ref<any>;
}

export interface AddressFieldsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In the order in which the country writes them. */
  fields: readonly AddressFieldSpec[];
  /** Of a `Form`, or a form library's registration. */
  field: (name: string) => AddressFieldProps;
}

/** The fields of an address, laid out as its country asks for them. */
export function AddressFields({ fields, field, className, ...rest }: AddressFieldsProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {fields.map((spec) => (
        <div
          key={spec.name}
          className={classNames(
            styles.columns[spec.columns],
            (spec.optional || spec.options) && styles.alone,
          )}
        >
          <AddressField {...spec} control={field(spec.name)} />
        </div>
      ))}
    </div>
  );
}

function AddressField(props: AddressFieldSpec & { control: AddressFieldProps }) {
  const { control, label, optional, autoComplete, inputMode, maxLength, options, suggestions } = props;
  const { description } = props;
  const shared = {
    label,
    ...(description !== undefined && { description }),
    ...(autoComplete !== undefined && { autoComplete }),
    ...(optional ? { optional } : { required: !props.isFree }),
  };
  if (options) {
    const { normalize: _ofText, ...select } = control;
    return (
      <Select {...(select as ComponentProps<'select'>)} {...shared} placeholder={props.placeholder}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    );
  }
  const listId = suggestions && `${control.id}-choices`;
  return (
    <>
      <TextField
        {...control}
        {...shared}
        {...(inputMode !== undefined && { inputMode })}
        {...(maxLength !== undefined && { maxLength })}
        list={listId}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </>
  );
}
