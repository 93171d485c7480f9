import { classNames } from '../../components/private/classNames.ts';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { CompatibilityEntry } from '../model/productPage.ts';
import type { CompatibilityGroup } from './compatibilityGroups.ts';
import * as styles from './CompatibilityTable.css.ts';

export interface EntryTableProps {
  caption: string;
  models: CompatibilityGroup['models'];
  /** Say each entry's place on the vehicle; needless where all have the same. */
  withPosition: boolean;
}

/** Models with their years, engines and conditions as a table of its own. */
export function EntryTable({ caption, models, withPosition }: EntryTableProps) {
  const { compatibility } = useStrings().product;
  return (
    <table className={styles.table}>
      <caption className={hidden.root}>{caption}</caption>
      <thead>
        <tr>
          {(['model', 'years', 'engine'] as const).map((column) => (
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
                <th scope="rowgroup" rowSpan={entries.length} translate="no" className={styles.model}>
                  {model}
                </th>
              )}
              <EntryCells entry={entry} withPosition={withPosition} />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function EntryCells({ entry, withPosition }: { entry: CompatibilityEntry; withPosition: boolean }) {
  const { compatibility } = useStrings().product;
  const { yearFrom, yearTo, engines, qualifiers, position } = entry;
  const conditions = [...qualifiers, ...(position && withPosition ? [position] : [])];
  return (
    <>
      <td className={styles.years}>{yearFrom === yearTo ? yearFrom : `${yearFrom}–${yearTo}`}</td>
      <td className={styles.value}>
        {engines.length > 0 ? engines.join(', ') : compatibility.allEngines}
        {conditions.length > 0 && <p className={styles.conditions}>{conditions.join(', ')}</p>}
      </td>
    </>
  );
}
