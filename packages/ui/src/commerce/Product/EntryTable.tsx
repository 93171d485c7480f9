import { classNames } from '../../components/private/classNames.ts';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { CompatibilityEntry } from '../model/productPage.ts';
import type { CompatibilityGroup } from './compatibilityGroups.ts';
import * as styles from './CompatibilityTable.css.ts';

export interface EntryTableProps {
  caption: string;
  models: CompatibilityGroup['models'];
}

/** Models with their years, engines and conditions as a table of its own. */
export function EntryTable({ caption, models }: EntryTableProps) {
  const { compatibility } = useStrings().product;
  return (
    <table className={styles.table}>
      <caption className={hidden.root}>{caption}</caption>
      <thead>
        <tr>
          {(['model', 'years', 'engine', 'notes'] as const).map((column) => (
            <th key={column} scope="col" className={classNames(styles.column, styles.columnWidth[column])}>
              {compatibility[column]}
            </th>
          ))}
        </tr>
      </thead>
      {models.map(({ model, entries }) => (
        <tbody key={model}>
          {entries.map((entry, index) => (
            <tr key={`${entry.yearFrom}${index}`} className={styles.row}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={entries.length} className={styles.model}>
                  {model}
                </th>
              )}
              <EntryCells entry={entry} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function EntryCells({ entry }: { entry: CompatibilityEntry }) {
  const { compatibility } = useStrings().product;
  const { yearFrom, yearTo, engines, qualifiers, position } = entry;
  const notes = [...qualifiers, ...(position ? [position] : [])];
  return (
    <>
      <td className={styles.years}>{yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`}</td>
      <td className={styles.value}>{engines.length > 0 ? engines.join(', ') : compatibility.allEngines}</td>
      <td className={styles.value}>{notes.join(', ')}</td>
    </>
  );
}
