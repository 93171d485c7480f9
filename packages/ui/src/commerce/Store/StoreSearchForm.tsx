import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SearchIcon } from '../../components/Icon/navigationIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as choice from '../private/choice.css.ts';
import { HiddenFields } from '../private/IntentForm.tsx';
import * as styles from './StoreSearchForm.css.ts';

export interface StoreSearchFormProps extends BlockProps<'form', 'action' | 'method'> {
  /** Page that answers; it gets `q`, `open`, `stocked` and `service`. */
  action: string;
  /** What else stays in the address. */
  keep?: Readonly<Record<string, string | undefined>>;
  /** 'ZIP, or city and state', in the words of the market. */
  label: string;
  /** What was searched. */
  place?: string;
  /** Why the place was not understood, worded. */
  error?: string;
  /** `LocateButton`. */
  locate?: ReactNode;
  filters?: StoreFilters;
}

export interface StoreFilters {
  openNow: boolean;
  /** 'Everything in my cart'; left out with an empty cart. */
  stocked?: boolean;
  /** Service codes that can be asked for. */
  services: readonly string[];
  /** Those that are. */
  selected: readonly string[];
}

/** The place around which stores are searched, and what they must have [VEHST-025]. */
export function StoreSearchForm(props: StoreSearchFormProps) {
  const { action, keep, label, place, error, locate, filters, className, ...rest } = props;
  const { store } = useStrings();
  return (
    <form
      method="get"
      action={action}
      role="search"
      aria-label={store.search}
      data-intent="find-stores"
      className={classNames(styles.root, className)}
      {...rest}
    >
      <HiddenFields fields={keep} />
      <div className={styles.line}>
        <TextField
          label={label}
          errorMessage={error}
          // The value of another page replaces what stands in the field.
          key={place}
          type="search"
          name="q"
          defaultValue={place}
          required
          maxLength={120}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" size="l" icon={<SearchIcon size={20} />}>
            {store.find}
          </Button>
          {locate}
        </div>
      </div>
      {filters && <Filters filters={filters} />}
    </form>
  );
}

function Filters({ filters: { openNow, stocked, services, selected } }: { filters: StoreFilters }) {
  const { store } = useStrings();
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>{store.filters}</legend>
      <div className={styles.chips}>
        {stocked !== undefined && <Chip name="stocked" value="1" checked={stocked} label={store.wholeCart} />}
        <Chip name="open" value="1" checked={openNow} label={store.openNow} />
        {services.map((code) => (
          <Chip
            key={code}
            name="service"
            value={code}
            checked={selected.includes(code)}
            label={store.services[code] ?? code.replaceAll('-', ' ')}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  name: string;
  value: string;
  checked: boolean;
  label: string;
}

function Chip({ name, value, checked, label }: ChipProps) {
  const box = useFollowingBox(checked);
  return (
    <label className={styles.chip}>
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={checked}
        className={choice.box}
      />
      {label}
    </label>
  );
}

/** The box is the browser's, and works before script; when the address changes by another way, as Back, it follows. */
function useFollowingBox(checked: boolean) {
  const box = useRef<HTMLInputElement>(null);
  const before = useRef(checked);
  useEffect(() => {
    if (box.current && before.current !== checked) box.current.checked = checked;
    before.current = checked;
  }, [checked]);
  return box;
}
