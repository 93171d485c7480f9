import { OTHER_CHOICE } from '@driveline/validation';
import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { Button } from '../Button/Button.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { AddressFieldProps } from './AddressFields.tsx';

/** Nobody's list knows every neighborhood: the last choice lets one type another. */
export interface AddressChoices {
  values: readonly string[];
  /** What stands in the field now. */
  value: string;
  placeholder: string;
  /** Words of the last choice, as "Other neighborhood". */
  other: string;
  /** Words of the button that goes back to the list. */
  back: string;
}

interface Props extends Omit<AddressFieldProps, 'ref' | 'id' | 'name'> {
  id: string;
  name: string;
  label: string;
  optional?: true;
  choices: AddressChoices;
}

/** A choice as long as there is one to make, else a text of the same name and height. */
export function ChoiceField({ choices, optional, ...rest }: Props) {
  const { values, value, placeholder, other, back } = choices;
  const isListed = (text: string) => values.length > 1 && (text === '' || values.includes(text));
  const [isList, setIsList] = useState(() => isListed(value));
  const [isAsked, setIsAsked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [seen, setSeen] = useState(values);
  if (seen !== values) {
    setSeen(values);
    // A person in the field goes on with it.
    if (!hasFocus) {
      setIsList(isListed(value));
      setIsAsked(false);
    }
  }
  useEffect(() => {
    if (!isAsked) return;
    const control = box.current?.querySelector<HTMLElement>('select, input');
    control?.focus();
    // The form's draft has what the field had before.
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [isAsked, isList]);
  const ask = (list: boolean) => {
    setIsList(list);
    setIsAsked(true);
  };
  const shared = { ...rest, ...(optional && { optional }) };
  const { normalize: _ofText, ...select } = shared;
  const start = isAsked || value === OTHER_CHOICE ? '' : value;
  return (
    <div ref={box} onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)}>
      {isList ? (
        <Select
          {...(select as Omit<ComponentProps<typeof Select>, 'children'>)}
          defaultValue={values.includes(start) ? start : ''}
          placeholder={placeholder}
          onChange={(event: ChangeEvent<HTMLSelectElement>) => {
            if (event.currentTarget.value === OTHER_CHOICE) ask(false);
          }}
        >
          {values.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
          <option value={OTHER_CHOICE}>{other}</option>
        </Select>
      ) : (
        <TextField
          {...shared}
          defaultValue={start}
          {...(isAsked && {
            end: (
              <Button size="s" variant="quiet" onClick={() => ask(true)}>
                {back}
              </Button>
            ),
          })}
        />
      )}
    </div>
  );
}
