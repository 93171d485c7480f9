import { AsideLayout } from '../../components/AsideLayout/AsideLayout.tsx';
import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { CheckIcon, ClockIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import type { OrderStrings } from '../../i18n/commerce/order/messages.ts';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import { vendorName } from '../Checkout/CardVendors.tsx';
import type { OrderGroup, OrderLine, OrderTotals } from '../model/order.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { Unbroken } from '../private/Unbroken.tsx';
import { OrderSummary } from '../Totals/OrderSummary.tsx';
import * as styles from './OrderView.css.ts';
import { Fact, ShipmentCard } from './ShipmentCard.tsx';

/** A way that was paid with, and how much of the sum. */
export interface OrderTender {
  vendor: string;
  lastFour: string;
  amountMinor: number;
  /** Monthly payments that were chosen, in words. */
  installments?: string;
}

export interface PlacedOrder {
  number: string;
  /** ISO 8601. */
  placedAt?: string;
  shipments: readonly OrderGroup[];
  totals: OrderTotals;
  payments: readonly OrderTender[];
  /** What goes back, to what it was paid with. */
  refunds?: readonly OrderTender[];
  contact?: { name: string; email: string; phone?: string };
  /** Lines of the address of what is shipped. */
  address?: readonly string[];
  /** Lines of the billing address, where it is another one. */
  billing?: readonly string[];
  /** What its invoice is issued with, worded. */
  taxDocument?: readonly { label: string; value: string }[];
}

export interface OrderThanks {
  /** Heads the page. */
  title: string;
  /** The order’s number, where its details were sent. */
  lines: readonly string[];
  /** The order waits for its payment. */
  isUnpaid?: boolean;
}

export interface OrderViewProps extends BlockProps<'div'> {
  order: PlacedOrder;
  today?: string;
  /** Each shipment shows its stations (ACCT-047). */
  isTracked?: boolean;
  /** Below a shipment: what can be done with it. */
  shipmentActions?: (shipment: OrderGroup) => ReactNode;
  /** Where a part of a shipment that has arrived is reviewed; undefined for one that cannot be. */
  reviewHref?: ((line: OrderLine) => string | undefined) | undefined;
  /** What a buyer reads first when the order is placed; none where it is looked up later. */
  thanks?: OrderThanks;
  /** Above the shipments: next steps. */
  children?: ReactNode;
  /** Below the shipments: what is offered besides. */
  after?: ReactNode;
}

/** A placed order in full, after the purchase and when it is tracked (CART-054). */
export function OrderView(props: OrderViewProps) {
  const {
    order,
    today,
    isTracked = false,
    shipmentActions,
    reviewHref,
    thanks,
    children,
    after,
    ...rest
  } = props;
  return (
    <AsideLayout
      aside={
        <>
          <OrderSummary totals={order.totals} />
          <OrderFacts order={order} />
        </>
      }
      {...rest}
    >
      {thanks && <Thanks {...thanks} />}
      {children}
      {order.shipments.map((shipment) => (
        <ShipmentCard key={shipment.id} {...{ shipment, isTracked, reviewHref }} {...(today && { today })}>
          {shipmentActions?.(shipment)}
        </ShipmentCard>
      ))}
      {after}
    </AsideLayout>
  );
}

function Thanks({ title, lines, isUnpaid = false }: OrderThanks) {
  const Icon = isUnpaid ? ClockIcon : CheckIcon;
  return (
    <div className={classNames(styles.thanks, styles.thanksTone[isUnpaid ? 'unpaid' : 'placed'])}>
      <span className={styles.thanksSign}>
        <Icon size={32} />
      </span>
      <div className={styles.thanksWords}>
        <Heading level={1}>{title}</Heading>
        {lines.map((line) => (
          <p key={line} className={styles.thanksLine}>
            {line}
          </p>
        ))}
      </div>
    </div>
  );
}

/** 'Visa ending in 4242 · 3 payments of $10.00', 'Gift card ending in 0002', 'Pix'. */
function paymentWords(
  { vendor, lastFour, installments }: OrderTender,
  { paymentNames, cardEnding }: OrderStrings,
): string {
  const name = (paymentNames as Readonly<Record<string, string>>)[vendor.toLowerCase()] ?? vendorName(vendor);
  return [lastFour ? cardEnding(name, lastFour) : name, installments].filter(Boolean).join(' · ');
}

function OrderFacts({ order }: { order: PlacedOrder }) {
  const { order: words } = useStrings();
  const { money, date } = useFormat();
  const { contact, address, billing } = order;
  return (
    <Card as="section">
      <Heading level={2}>
        <Unbroken
          text={
            order.totals.kind === 'refund' ? words.returnNumber(order.number) : words.number(order.number)
          }
          number={order.number}
        />
      </Heading>
      <dl className={styles.facts}>
        {order.placedAt && <Fact name={words.placed} value={date(order.placedAt, 'medium')} />}
        {order.payments.map((payment) => (
          <Fact
            key={`${payment.vendor}${payment.lastFour}`}
            name={words.payment}
            value={`${paymentWords(payment, words)} · ${money(payment.amountMinor)}`}
          />
        ))}
        {order.refunds?.map((tender) => (
          <Fact
            key={`${tender.vendor}${tender.lastFour}`}
            name={words.refund}
            value={words.refundTo(money(tender.amountMinor), paymentWords(tender, words))}
          />
        ))}
        {contact && (
          <Fact
            name={words.contact}
            value={
              <Unbroken
                text={[contact.name, contact.email, contact.phone].filter(Boolean).join(' · ')}
                number={contact.phone}
              />
            }
          />
        )}
        {address && <Fact name={words.shipTo} value={address.join(', ')} />}
        {billing && <Fact name={words.billTo} value={billing.join(', ')} />}
        {order.taxDocument?.map(({ label, value }) => (
          <Fact key={label} name={label} value={value} />
        ))}
      </dl>
    </Card>
  );
}
