import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { ChevronDownIcon } from '../../components/Icon/navigationIcons.tsx';
import { CarIcon } from '../../components/Icon/vehicleIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Field } from '../../components/private/Field.tsx';
import * as fieldStyles from '../../components/private/fieldStyles.css.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { CompatibilityEntry, VehicleKey } from '../model/productPage.ts';
import type { BlockProps } from '../private/blockProps.ts';
import {
  compatibilityGroups,
  entriesOf,
  findEntries,
  type CompatibilityGroup,
} from './compatibilityGroups.ts';
import * as styles from './CompatibilityTable.css.ts';
import { EntryTable } from './EntryTable.tsx';

export interface CompatibilityTableProps extends BlockProps<'div'> {
  entries: readonly CompatibilityEntry[];
  /** The shopper's; its entries stand on top. */
  vehicle?: VehicleKey | undefined;
  /** What to know before relying on the table. */
  note?: string | undefined;
}

/** Up to here all makes stand open. */
const shortList = 12;

/**
 * Every vehicle that the part fits, by make and model [PLUS-014]. All of it is in the HTML; a long list is
 * folded by make, which the browser's text search unfolds by itself.
 */
export function CompatibilityTable({ entries, vehicle, note, className, ...rest }: CompatibilityTableProps) {
  const { product } = useStrings();
  const [text, setText] = useState('');
  const found = findEntries(entries, useDeferredValue(text));
  const searching = text.trim() !== '';
  const withPosition = new Set(entries.map(({ position }) => position)).size > 1;
  const groups = compatibilityGroups(found);
  const open = (make: string) => searching || entries.length <= shortList || make === vehicle?.make;
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {note && <p className={styles.remark}>{note}</p>}
      <Yours entries={entries} vehicle={vehicle} withPosition={withPosition} />
      <Search text={text} onText={setText} found={found.length} total={entries.length} />
      {found.length === 0 && <p className={styles.remark}>{product.compatibility.none(text.trim())}</p>}
      <div className={styles.makes}>
        {groups.map((group) => (
          // A key of its own while searching: `open` is the browser's after the first render.
          <Make
            key={`${group.make}${searching}`}
            group={group}
            open={open(group.make)}
            withPosition={withPosition}
          />
        ))}
      </div>
    </div>
  );
}

function Yours({ entries, vehicle, withPosition }: CompatibilityTableProps & { withPosition: boolean }) {
  const { compatibility } = useStrings().product;
  if (!vehicle) return null;
  const own = entriesOf(entries, vehicle);
  if (own.length === 0) return <p className={styles.remark}>{compatibility.notListed(vehicle.name)}</p>;
  return (
    <div className={styles.yours}>
      <p className={styles.yoursTitle}>
        <CarIcon size={18} />
        {compatibility.yours(vehicle.name)}
      </p>
      <EntryTable
        caption={compatibility.yours(vehicle.name)}
        models={compatibilityGroups(own).flatMap(({ models }) => models)}
        withPosition={withPosition}
      />
    </div>
  );
}

interface SearchProps {
  text: string;
  onText: (text: string) => void;
  found: number;
  total: number;
}

function Search({ text, onText, found, total }: SearchProps) {
  const { compatibility } = useStrings().product;
  const input = useRef<HTMLInputElement>(null);
  // Typed before hydration.
  useEffect(() => {
    if (input.current?.value) onText(input.current.value);
  }, [onText]);
  return (
    <div className={styles.tools}>
      <Field label={compatibility.search}>
        {(aria) => (
          <input
            ref={input}
            type="search"
            placeholder={compatibility.searchHint}
            autoComplete="off"
            className={fieldStyles.control}
            onChange={(event) => onText(event.currentTarget.value)}
            {...aria}
          />
        )}
      </Field>
      <p role="status" className={styles.count}>
        {text.trim() === '' ? compatibility.count(total) : compatibility.found(found, total)}
      </p>
    </div>
  );
}

interface MakeProps {
  group: CompatibilityGroup;
  open: boolean;
  withPosition: boolean;
}

function Make({ group, open, withPosition }: MakeProps) {
  const { compatibility } = useStrings().product;
  const { make, models } = group;
  const count = models.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <details className={styles.make} open={open}>
      <summary className={styles.summary}>
        {make}
        <span className={styles.summaryCount}>{compatibility.count(count)}</span>
        <ChevronDownIcon size={20} className={styles.chevron} />
      </summary>
      <EntryTable caption={compatibility.tableOf(make)} models={models} withPosition={withPosition} />
    </details>
  );
}
