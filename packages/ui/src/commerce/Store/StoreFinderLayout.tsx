import type { ReactNode } from 'react';
import { classNames } from '../../components/private/classNames.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './StoreFinderLayout.css.ts';

export interface StoreFinderLayoutProps extends BlockProps<'div'> {
  /** `StoreSearchForm`. */
  search: ReactNode;
  /** `StoreList`, and what pages it. */
  list: ReactNode;
  /** `StoreMap`. */
  map?: ReactNode;
}

/** Search above, list and map side by side; below 720 px the list comes first [VEHST-030]. */
export function StoreFinderLayout({ search, list, map, className, ...rest }: StoreFinderLayoutProps) {
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.search}>{search}</div>
      <div>{list}</div>
      {map && <div className={styles.map}>{map}</div>}
    </div>
  );
}
