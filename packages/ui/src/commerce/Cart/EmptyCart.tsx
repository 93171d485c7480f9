import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { CartIcon } from '../../components/Icon/commerceIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './EmptyCart.css.ts';

export interface EmptyCartProps extends BlockProps<'div'> {
  shopHref: string;
  /** Further ways on, as links to deals. */
  children?: ReactNode;
}

/** The cart without a line. */
export function EmptyCart({ shopHref, children, className, ...rest }: EmptyCartProps) {
  const { purchase } = useStrings();
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      <CartIcon size={48} className={styles.icon} />
      <Heading level={1} size="titleL">
        {purchase.emptyCart}
      </Heading>
      <p className={styles.hint}>{purchase.emptyCartHint}</p>
      <ButtonLink href={shopHref} variant="primary">
        {purchase.shopParts}
      </ButtonLink>
      {children}
    </div>
  );
}
