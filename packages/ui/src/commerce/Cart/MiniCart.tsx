import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CheckCircleIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { OrderLine } from '../model/order.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './MiniCart.css.ts';

export interface MiniCartProps extends BlockProps<'div'> {
  /** The line that was just added; absent after a failed load, when only the way to the cart shows (CART-007). */
  added?: OrderLine;
  itemCount: number;
  subtotalMinor: number;
  cartHref: string;
  checkoutHref: string;
}

/** What was added and what the cart holds now, for a drawer (CART-007). */
export function MiniCart(props: MiniCartProps) {
  const { added, itemCount, subtotalMinor, cartHref, checkoutHref, className, ...rest } = props;
  const { purchase } = useStrings();
  const { money } = useFormat();
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {added && (
        <>
          <p className={styles.added}>
            <CheckCircleIcon size={20} />
            {purchase.added}
          </p>
          <div className={styles.line}>
            <PartPicture picture={added.picture} shape="small" />
            <div className={styles.words}>
              <span className={styles.maker}>{`${added.brand} · ${added.partNumber}`}</span>
              <b className={styles.title}>{added.title}</b>
              <span>{`${purchase.quantity(added.quantity)} · ${money(added.totalMinor)}`}</span>
            </div>
          </div>
          <p className={styles.sum}>
            <span>{`${purchase.subtotal} (${purchase.items(itemCount)})`}</span>
            <b>{money(subtotalMinor)}</b>
          </p>
          <ButtonLink href={checkoutHref} variant="primary" fullWidth>
            {purchase.checkOut}
          </ButtonLink>
        </>
      )}
      <ButtonLink href={cartHref} fullWidth>
        {purchase.viewCart}
      </ButtonLink>
    </div>
  );
}
