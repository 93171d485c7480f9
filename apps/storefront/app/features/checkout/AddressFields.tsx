import type { AddressField, Market } from '@driveline/markets';
import { Select, TextField } from '@driveline/ui/forms';
import { useText, useDataText } from '../../shop/useText.ts';
import type { FieldsProps } from './ContactFields.tsx';
import * as styles from './AddressFields.css.ts';

/** The market's own address fields in its own order; some belong to one country of it (PLUS-023). */
export function AddressFields({
  market,
  field,
  country,
  neighborhoods,
}: FieldsProps & { country: string; neighborhoods: readonly string[] }) {
  return (
    <div className={styles.grid}>
      {market.address.fields
        .filter(({ onlyCountries }) => onlyCountries?.includes(country) ?? true)
        .map((it) => (
          <div
            key={it.name}
            className={`${styles.columns[it.columns]} ${it.required ? '' : styles.optional}`.trim()}
          >
            <AddressInput schema={it} {...{ market, field, neighborhoods }} />
          </div>
        ))}
    </div>
  );
}

type AddressInputProps = FieldsProps & {
  readonly schema: AddressField;
  readonly market: Market;
  readonly neighborhoods: readonly string[];
};

function AddressInput({ schema, market, field, neighborhoods }: AddressInputProps) {
  const text = useText();
  const label = useDataText();
  const { name, labelKey, kind, autoComplete, required, maxLength, inputMode } = schema;
  const shared = { label: label(labelKey), autoComplete, ...(required ? { required } : { optional: true }) };
  if (kind === 'state') {
    return (
      <Select {...field(name)} {...shared} placeholder={text('address.chooseState')}>
        {market.states.map(({ code, name: stateName }) => (
          <option key={code} value={code}>
            {stateName}
          </option>
        ))}
      </Select>
    );
  }
  const input = { ...field(name), ...shared, maxLength, ...(inputMode && { inputMode }) };
  if (kind !== 'list') return <TextField {...input} />;
  // A list to choose from, and free text: nobody's list knows every neighborhood.
  const listId = `${input.id}-choices`;
  return (
    <>
      <TextField {...input} list={listId} />
      <datalist id={listId}>
        {neighborhoods.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}
