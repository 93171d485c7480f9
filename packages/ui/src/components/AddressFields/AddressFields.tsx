import type { ComponentProps, ReactNode, Ref } from 'react';
import { ChoiceField, type AddressChoices } from './ChoiceField.tsx';
import { FillButton, type AddressFill } from './FillButton.tsx';
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
  /** Values to choose from, as colonias of a postal code. With fewer than two the field is a text. */
  choices?: AddressChoices;
  /** A button inside the field for pages without script. */
  fill?: AddressFill;
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
          className={classNames(styles.columns[spec.columns], needsRow(spec) && styles.alone)}
        >
          <AddressField {...spec} control={field(spec.name)} />
        </div>
      ))}
    </div>
  );
}

/** Longest text that half a row of a phone shows whole: a house number, a postal code. */
const SHORT_TEXT = 10;

/** An optional field's label is longer by a word; names of states and places are cut by half a row. */
const needsRow = ({ optional, options, maxLength = 0 }: AddressFieldSpec) =>
  optional === true || options !== undefined || maxLength > SHORT_TEXT;

function AddressField(props: AddressFieldSpec & { control: AddressFieldProps }) {
  const { control, label, optional, autoComplete, inputMode, maxLength, options, choices, fill } = props;
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
  const text = {
    ...control,
    ...shared,
    ...(inputMode !== undefined && { inputMode }),
    ...(maxLength !== undefined && { maxLength }),
  };
  if (choices) return <ChoiceField {...text} choices={choices} />;
  return <TextField {...text} {...(fill && { end: <FillButton {...fill} /> })} />;
}
