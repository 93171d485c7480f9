import { Link } from '../../components/Link/Link.tsx';
import { Table } from '../../components/Table/Table.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { ProductSummary } from '../model/product.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { ProductTile, type ProductTileProps } from '../ProductTile/ProductTile.tsx';
import * as styles from './CompareTable.css.ts';

/** Numbers that must not break stand in a list; an empty value is none. */
export type ComparedValue = string | readonly string[];

export interface CompareTableProps
  extends BlockProps<'div'>, Pick<ProductTileProps, 'vehicle' | 'today' | 'target' | 'vehicleHref'> {
  caption: string;
  /** Two to four. */
  products: readonly ProductSummary[];
  /** Those in which the parts differ first. */
  facts: readonly { id: string; label: string; values: readonly ComparedValue[]; differs: boolean }[];
  words: { differs: string; same: string; remove: string; notStated: string };
  /** The page without a part. */
  hrefWithout: (skuNumber: string) => string;
  /** What went wrong when a part was added, by its sku. */
  errors?: Readonly<Record<string, Pick<ProductTileProps, 'error' | 'remedy'>>>;
}

/** Parts side by side: what each costs, whether it fits, and the facts that tell them apart [PLUS-067]. */
export function CompareTable(props: CompareTableProps) {
  const { caption, products, facts, words, hrefWithout, errors = {}, className, ...others } = props;
  const { vehicle, today, target, vehicleHref, ...rest } = others;
  const tile = { ...(vehicle && { vehicle }), ...(today && { today }), target, vehicleHref };
  const groups = [
    { title: words.differs, rows: facts.filter(({ differs }) => differs) },
    { title: words.same, rows: facts.filter(({ differs }) => !differs) },
  ];
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <Table caption={caption} hidesCaption className={styles.box}>
        {/* The tiles say the names to the eye; a header may not hold their headings (WCAG 1.3.1). */}
        <thead>
          <tr>
            <td className={styles.named} />
            {products.map(({ skuNumber, title }) => (
              <th key={skuNumber} scope="col" className={styles.named}>
                <VisuallyHidden>{title}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className={classNames(styles.first, styles.names)} />
            {products.map((product) => (
              <td key={product.skuNumber} className={classNames(styles.part, styles.first)}>
                <Link
                  href={hrefWithout(product.skuNumber)}
                  className={styles.remove}
                  aria-label={`${words.remove}: ${product.title}`}
                >
                  {words.remove}
                </Link>
                <ProductTile product={product} {...tile} {...errors[product.skuNumber]} />
              </td>
            ))}
          </tr>
        </tbody>
        {groups.map(
          ({ title, rows }) =>
            rows.length > 0 && (
              <tbody key={title}>
                <tr>
                  <th scope="rowgroup" colSpan={products.length + 1} className={styles.group}>
                    {title}
                  </th>
                </tr>
                {rows.map(({ id, label, values }) => (
                  <tr key={id} className={styles.row}>
                    <th scope="row" className={styles.names}>
                      <span className={styles.name}>
                        <span className={styles.nameWords}>{label}</span>
                      </span>
                    </th>
                    {products.map(({ skuNumber }, at) => (
                      <td key={skuNumber} className={styles.value}>
                        <Value of={values[at]} notStated={words.notStated} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            ),
        )}
      </Table>
    </div>
  );
}

function Value({ of = '', notStated }: { of: ComparedValue | undefined; notStated: string }) {
  if (of.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{notStated}</VisuallyHidden>
      </>
    );
  }
  if (typeof of === 'string') return of;
  return (
    <ul>
      {[...new Set(of)].map((number) => (
        // A number that breaks at its dash is read as two.
        <li key={number} translate="no" style={{ whiteSpace: 'nowrap' }}>
          {number}
        </li>
      ))}
    </ul>
  );
}
