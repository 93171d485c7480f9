import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { NamedLink } from '../model/link.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CategoryTiles.css.ts';

export interface BrandListProps extends BlockProps<'section'> {
  brands: readonly NamedLink[];
  /** Of its heading; default 2. */
  level?: 2 | 3;
}

/** The makers of a category's parts; nothing without any. */
export function BrandList({ brands, level = 2, className, ...rest }: BrandListProps) {
  const { category } = useStrings().page;
  if (brands.length === 0) return null;
  return (
    <section className={classNames(styles.brands, className)} {...rest}>
      <Heading level={level} size="titleM">
        {category.brands}
      </Heading>
      <ul className={styles.brandList}>
        {brands.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className={styles.brand}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
