import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { CheckCircleIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { FitBadge } from '../Fit/FitBadge.tsx';
import type { OrderLine } from '../model/order.ts';
import { PartPicture } from '../PartPicture/PartPicture.tsx';
import type { BlockProps } from '../private/blockProps.ts';
import * as totals from '../Totals/OrderSummary.css.ts';
import { notes, Row } from '../Totals/totalsRows.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './MiniCart.css.ts';

export interface MiniCartProps extends BlockProps<'div'> {
  /** The line that was just added: it stands alone, and says so. */
  added?: OrderLine;
  /** All that the cart holds, where it was opened without adding; absent after a failed load, when only the way to the cart shows (CART-007). */
  lines?: readonly OrderLine[];
  /** What the cart holds is asked for. */
  isLoading?: boolean;
  itemCount: number;
  subtotalMinor: number;
  /** Deposits beside the subtotal. */
  coreMinor?: number;
  /** The header's sum, where more has been added to the parts. */
  totalMinor?: number;
  /** How much more makes a delivery free, worded, a line each. */
  toFreeDelivery?: readonly string[] | undefined;
  cartHref: string;
  checkoutHref: string;
  /** In place of the link to the checkout, where something is asked before it. */
  checkout?: ReactNode;
}

/** What was added, or what the cart holds now, for a drawer (CART-007). */
export function MiniCart(props: MiniCartProps) {
  const { added, lines, isLoading, cartHref, checkoutHref, checkout, className, ...others } = props;
  const { itemCount, subtotalMinor, coreMinor, totalMinor, toFreeDelivery, ...rest } = others;
  const { purchase } = useStrings();
  const shown = added ? [added] : lines;
  const isEmpty = shown?.length === 0;
  return (
    <div className={classNames(styles.root, className)} {...rest}>
      {added && (
        <p className={styles.added}>
          <CheckCircleIcon size={20} />
          {purchase.added}
        </p>
      )}
      {isLoading && <LinePlace />}
      {isEmpty && (
        <div>
          <p className={styles.title}>{purchase.emptyCart}</p>
          <p className={styles.hint}>{purchase.emptyCartHint}</p>
        </div>
      )}
      {shown && !isEmpty && (
        <>
          <ul className={styles.lines}>
            {shown.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ul>
          <Sums {...{ itemCount, subtotalMinor, coreMinor, totalMinor, toFreeDelivery }} />
          {checkout ?? (
            <ButtonLink href={checkoutHref} variant="primary" fullWidth>
              {purchase.checkOut}
            </ButtonLink>
          )}
        </>
      )}
      <ButtonLink href={cartHref} fullWidth>
        {purchase.viewCart}
      </ButtonLink>
    </div>
  );
}

function Line({ line }: { line: OrderLine }) {
  const { purchase } = useStrings();
  const { money } = useFormat();
  return (
    <li className={styles.line}>
      <PartPicture picture={line.picture} shape="small" />
      <div className={styles.words}>
        <span className={styles.maker}>{`${line.brand} · ${line.partNumber}`}</span>
        <b className={styles.title}>{wholeNames(line.title)}</b>
        <span>{`${purchase.quantity(line.quantity)} · ${money(line.totalMinor)}`}</span>
        {line.fit.state === 'DOES_NOT_FIT' && (
          <FitBadge state={line.fit.state} {...(line.vehicleName && { vehicle: line.vehicleName })} />
        )}
      </div>
    </li>
  );
}

type SumsProps = Pick<MiniCartProps, 'itemCount' | 'subtotalMinor' | 'toFreeDelivery'> & {
  coreMinor: number | undefined;
  totalMinor: number | undefined;
};

/** The deposit stands by itself (PLUS-013), and the sum is the one that the header shows. */
function Sums(props: SumsProps) {
  const { itemCount, subtotalMinor, coreMinor = 0, totalMinor = subtotalMinor, toFreeDelivery } = props;
  const { purchase } = useStrings();
  const { money } = useFormat();
  const hasMore = totalMinor !== subtotalMinor;
  const { core, estimatedTotal } = purchase.totals;
  return (
    <dl className={classNames(totals.list, styles.sums)}>
      <Row
        name={`${purchase.subtotal} (${purchase.items(itemCount)})`}
        value={money(subtotalMinor)}
        look={hasMore ? '' : totals.last}
      />
      {coreMinor > 0 && <Row name={core} value={money(coreMinor)} look={totals.core} />}
      {hasMore && <Row name={estimatedTotal} value={money(totalMinor)} look={totals.last} />}
      {notes(toFreeDelivery)}
    </dl>
  );
}

function LinePlace() {
  const { loading } = useStrings();
  return (
    <div role="status" aria-busy aria-label={loading} className={styles.line}>
      <Skeleton shape="box" height="88px" />
      <div className={styles.words}>
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="40%" />
      </div>
    </div>
  );
}
