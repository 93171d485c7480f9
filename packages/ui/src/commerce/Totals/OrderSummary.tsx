import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { PurchaseStrings } from '../../i18n/commerce/purchase/messages.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { OrderTotals } from '../model/order.ts';
import type { BlockProps } from '../private/blockProps.ts';
import * as styles from './OrderSummary.css.ts';
import { notes, Row } from './totalsRows.tsx';

export interface OrderSummaryProps extends BlockProps<'section'> {
  totals: OrderTotals;
  /** Default 2. */
  level?: 2 | 3;
  /** Above the totals: what is bought. */
  lines?: ReactNode;
  /** Below the totals: a postal code form, the way on. */
  children?: ReactNode;
}

/** Every amount of an order: deposits, delivery and tax among them [PLUS-013][PLUS-017]. */
export function OrderSummary({ totals, level = 2, lines, children, className, ...rest }: OrderSummaryProps) {
  const { purchase } = useStrings();
  return (
    <Card as="section" className={classNames(styles.root, className)} {...rest}>
      <Heading level={level}>
        {totals.kind === 'refund' ? purchase.totals.refundTitle : purchase.totals.title}
      </Heading>
      {lines}
      <TotalsList totals={totals} />
      {children}
    </Card>
  );
}

export interface TotalsListProps extends BlockProps<'dl'> {
  totals: OrderTotals;
}

/** The rows of a summary. */
export function TotalsList({ totals, className, ...rest }: TotalsListProps) {
  const { totals: words } = useStrings().purchase;
  const { money } = useFormat();
  const sum = (minor: number) => money(minor, undefined, { withCode: totals.withCode ?? false });
  const isRefund = totals.kind === 'refund';
  const isEstimate = totals.shippingMinor === undefined || totals.taxMinor === undefined;
  return (
    <dl className={classNames(styles.list, className)} {...rest}>
      <Row name={words.parts(totals.itemCount)} value={money(totals.partsMinor)} />
      {[{ name: words.discount, amountMinor: totals.discountMinor }, totals.payDiscount].map(
        (saving) =>
          saving &&
          saving.amountMinor > 0 && (
            <Row
              key={saving.name}
              name={saving.name}
              value={`−${money(saving.amountMinor)}`}
              look={styles.saving}
            />
          ),
      )}
      {totals.coreMinor > 0 && (
        <Row
          name={isRefund ? words.coreBack : words.core}
          value={money(totals.coreMinor)}
          look={styles.core}
        />
      )}
      {(!isRefund || (totals.shippingMinor ?? 0) > 0) && (
        <Row name={words.delivery} value={shippingWords(totals, words, money)} />
      )}
      {notes(totals.toFreeDelivery)}
      {totals.pickupTaxMinor !== undefined && (
        <Row name={words.taxPickup} value={money(totals.pickupTaxMinor)} />
      )}
      {!totals.taxIncluded &&
        (totals.taxLines?.map(({ name, amountMinor }, index) => (
          <Row key={index} name={name} value={money(amountMinor)} />
        )) ?? (
          <Row
            name={taxName(totals, words)}
            value={totals.taxMinor === undefined ? <Unknown /> : money(totals.taxMinor)}
          />
        ))}
      <Row
        name={isEstimate ? words.estimatedTotal : words.totalOf[totals.kind ?? 'today']}
        value={sum(totals.totalMinor)}
        look={styles.total}
      />
      {notes(totals.payTerms)}
      {totals.taxIncluded &&
        totals.taxMinor !== undefined &&
        notes([words.taxIncluded(money(totals.taxMinor))])}
      {totals.coreMinor > 0 && !isRefund && (
        <Row name={words.afterCore} value={sum(totals.afterCoreMinor)} look={styles.minor} />
      )}
    </dl>
  );
}

function shippingWords(
  { shippingMinor }: OrderTotals,
  words: { free: string },
  money: (minor: number) => string,
): ReactNode {
  if (shippingMinor === undefined) return <Unknown />;
  return shippingMinor === 0 ? words.free : money(shippingMinor);
}

function taxName({ place, pickupTaxMinor }: OrderTotals, words: PurchaseStrings['totals']): string {
  if (place) return words.tax(place);
  return pickupTaxMinor === undefined ? words.taxUnknown : words.taxDelivery;
}

function Unknown() {
  const { purchase } = useStrings();
  return <span className={styles.unknown}>{purchase.totals.deliveryUnknown}</span>;
}
