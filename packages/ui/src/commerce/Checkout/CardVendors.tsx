import { vendorName } from '@driveline/validation';
import { classNames } from '../../components/private/classNames.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CardVendors.css.ts';

export { vendorName };

export interface CardVendorsProps extends BlockProps<'span'> {
  /** As the gateway names them. */
  vendors: readonly string[];
  label: string;
}

/**
 * The cards that are taken, in words: their marks belong to their owners. Running text and no list, since it stands in
 * the label of a choice, of which a screen reader makes one name.
 */
export function CardVendors({ vendors, label, className, ...rest }: CardVendorsProps) {
  return (
    <span className={classNames(styles.vendors, className)} {...rest}>
      <VisuallyHidden>{`${label}: `}</VisuallyHidden>
      {vendors.map((vendor, index) => (
        <span key={vendor} className={styles.vendor}>
          {vendorName(vendor)}
          {index < vendors.length - 1 && <VisuallyHidden>, </VisuallyHidden>}
        </span>
      ))}
    </span>
  );
}
