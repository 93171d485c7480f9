import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ReturnIcon } from '../../components/Icon/commerceIcons.tsx';
import { ShieldIcon } from '../../components/Icon/statusIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './WarrantyReturns.css.ts';

export interface WarrantyReturnsProps extends BlockProps<'div'> {
  /** In plain words; empty when the maker states none. */
  warranty: string;
  returnDays?: number | undefined;
  policyHref: string;
}

/** What happens when the part fails or is the wrong one. */
export function WarrantyReturns({
  warranty,
  returnDays,
  policyHref,
  className,
  ...rest
}: WarrantyReturnsProps) {
  const { product } = useStrings();
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <div className={styles.blocks}>
        <Block icon={<ShieldIcon />} title={product.warranty}>
          <p>{warranty || product.noWarranty}</p>
        </Block>
        <Block icon={<ReturnIcon />} title={product.returns}>
          {returnDays !== undefined && <p className={styles.lead}>{product.returnWithin(returnDays)}</p>}
          <ul className={styles.rules}>
            {product.returnRules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          <p>
            <Link href={policyHref}>{product.returnPolicy}</Link>
          </p>
        </Block>
      </div>
    </div>
  );
}

function Block({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={styles.block}>
      <span className={styles.icon}>{icon}</span>
      <Heading level={3}>{title}</Heading>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
