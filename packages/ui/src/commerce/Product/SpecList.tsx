import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { Specification } from '../model/productPage.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as about from './AboutPart.css.ts';
import * as styles from './SpecList.css.ts';

export interface SpecListProps extends BlockProps<'div'> {
  items: readonly Specification[];
}

/** The part's data sheet, in two columns where there is room. */
export function SpecList({ items, className, ...rest }: SpecListProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <dl className={styles.list}>
        {items.map(({ id, label, value, entries }) => (
          <div key={id} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>
              {entries ? (
                <ul className={about.highlights}>
                  {entries.map((entry) => (
                    <li key={`${entry.lead} ${entry.text}`}>
                      <Entry {...entry} />
                    </li>
                  ))}
                </ul>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Entry({ lead, text, href }: NonNullable<Specification['entries']>[number]) {
  const number = (
    // A number that breaks at its dash is read as two.
    <span translate="no" style={{ whiteSpace: 'nowrap' }}>
      {text}
    </span>
  );
  if (!href) return number;
  return (
    <Link href={href}>
      {lead} {number}
    </Link>
  );
}
