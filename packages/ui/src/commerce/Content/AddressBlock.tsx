import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import * as styles from './AddressBlock.css.ts';

export interface AddressBlockProps extends Omit<ComponentProps<'address'>, 'children'> {
  /** Who lives or works there. */
  name?: ReactNode;
  /** As the country writes them, one below the other; empty ones are left out. */
  lines: readonly (string | undefined)[];
  /** As it is shown, and as it is dialled. */
  phone?: { shown: string; number: string };
  /** Links or buttons below. */
  actions?: ReactNode;
}

/** An address to read: of a delivery, an invoice, a customer. */
export function AddressBlock({ name, lines, phone, actions, className, ...rest }: AddressBlockProps) {
  return (
    <address className={classNames(styles.root, className)} {...rest}>
      <div className={styles.block}>
        {name != null && <p className={styles.name}>{name}</p>}
        {lines.filter(Boolean).map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        {phone && (
          <Link href={`tel:${phone.number}`} variant="quiet">
            {phone.shown}
          </Link>
        )}
      </div>
      {actions != null && <div className={styles.actions}>{actions}</div>}
    </address>
  );
}
