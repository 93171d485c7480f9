import { CountBadge } from '../../components/Badge/CountBadge.tsx';
import { CartIcon } from '../../components/Icon/commerceIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './CartLink.css.ts';
import * as header from './header.css.ts';

export interface CartLinkProps extends BlockProps<'a'> {
  /** Undefined while it is asked for, null when that failed. */
  cart: { itemCount: number; subtotalMinor: number } | null | undefined;
  /** The confirmation page shows the word in place of the amount [SHELL-036]. */
  wordOnly?: boolean;
  href: string;
}

/** Number of items as a badge, their sum as the label [SHELL-034, SHELL-035]. */
export function CartLink({ cart, wordOnly, href, className, ...rest }: CartLinkProps) {
  const { shell } = useStrings();
  const { money } = useFormat();
  const count = cart?.itemCount ?? 0;
  const label = cart && !wordOnly ? money(cart.subtotalMinor) : shell.cart;
  return (
    <a
      href={href}
      className={classNames(header.entry, styles.root, className)}
      // What a storefront may open over the page (CART-007); an empty cart has nothing to list.
      data-intent={count > 0 ? 'open-cart' : undefined}
      {...rest}
    >
      <VisuallyHidden>
        {cart ? `${shell.cart}, ${shell.cartItems(count)}, ${label}` : shell.cart}
      </VisuallyHidden>
      <span aria-hidden className={styles.icon}>
        <CartIcon size={22} />
        <CountBadge count={count} className={styles.badge} />
      </span>
      <span aria-hidden className={classNames(header.lines, styles.lines)}>
        <span className={header.small}>
          {cart === undefined ? <Skeleton width="3rem" className={header.place} /> : shell.cartItems(count)}
        </span>
        <b className={header.bold}>
          {cart === undefined ? <Skeleton width="4rem" className={header.place} /> : label}
        </b>
      </span>
    </a>
  );
}
