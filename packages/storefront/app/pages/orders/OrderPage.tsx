import type { Order } from '@driveline/api';
import {
  orderFacts,
  orderTitle,
  payLaterOf,
  placedOrder,
  refundNews,
  relatedOrders,
  returnSlip,
  storeToVisit,
  useOrderDetails,
} from '@driveline/hooks';
import {
  Heading,
  Inline,
  Link,
  OrderView,
  PageBody,
  PaymentInstructions,
  ReturnInstructions,
  Stack,
  StatusLabel,
  Text,
  useFormat,
} from '@driveline/ui';
import { useActionData, useParams } from 'react-router-dom';
import { DoneNote, PrintButton } from '../../parts/account/AccountFrame.tsx';
import { AskOnWhatsApp } from '../../parts/contact/AskOnWhatsApp.tsx';
import { Failure } from '../../parts/page/Failure.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useToday } from '../../shop/today.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { logError } from '../../shop/logError.ts';
import OrderActions from '../../slots/order.actions.ts';
import { CancelForm } from './OrderForms.tsx';
import { PickupPlace } from './PickupPlace.tsx';
import * as paths from '../../paths/index.ts';

/** `/user/orderHistory/{orderId}`: where it stands, and what can be done with it (ACCT-047, PLUS-024). */
export function OrderPage() {
  const text = useText();
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useOrderDetails(orderId, logError);
  return (
    <PageBody>
      <PageHead title={text(orderTitle(data), { number: data?.orders[0]?.orderId ?? orderId })} />
      {data ? <Shown order={data} /> : <Failure level={1} error={error} onRetry={() => void refetch()} />}
    </PageBody>
  );
}

const isFault = (answer: unknown): answer is FormAnswer =>
  typeof answer === 'object' && answer !== null && 'values' in answer;

function Shown({ order }: { order: Order }) {
  const text = useText();
  const { market } = useShop();
  const today = useToday();
  const answer = useActionData();
  const fault = isFault(answer) ? answer : undefined;
  const placed = placedOrder(order, market, today);
  const payment = payLaterOf(order, market);
  const isUnpaid = order.paymentInstructions?.status === 'waiting';
  return (
    <OrderView
      order={placed}
      isTracked
      {...(today && { today })}
      reviewHref={({ canReview, skuNumber }) => (canReview ? paths.writeReview(skuNumber) : undefined)}
      shipmentActions={({ id }) => (
        <>
          <PickupPlace store={storeToVisit(order, id, today)} />
          {placed.shipments.length > 1 &&
            placed.shipments.some((shipment) => shipment.id === id && shipment.canCancel) && (
              <CancelForm orderId={placed.number} shipmentId={id} isUnpaid={isUnpaid} fault={fault} />
            )}
        </>
      )}
    >
      <Stack gap={4}>
        <Heading level={1}>{text(orderTitle(order), { number: placed.number })}</Heading>
        <DoneNote words={{ cancelled: text('orders.cancelled'), returned: text('orders.returned') }} />
        {payment && <PaymentInstructions payment={payment} />}
        <ReturnNote order={order} />
        <RefundNote order={order} />
        <Related order={order} />
        <OrderActions order={order} fault={fault} />
        <AskOnWhatsApp message={text('whatsApp.order', { number: placed.number })} />
      </Stack>
    </OrderView>
  );
}

/** What to do with a return now, or what becomes of it; nothing for all other orders (PLUS-024). */
function ReturnNote({ order }: { order: Order }) {
  const text = useText();
  const { market } = useShop();
  const slip = returnSlip(order, market);
  if (slip) {
    return (
      <ReturnInstructions slip={slip} storesHref={paths.stores()}>
        {slip.method === 'mail' && <PrintButton />}
      </ReturnInstructions>
    );
  }
  const [entry] = order.orders;
  const isHere = entry && orderFacts(entry).status === 'RETURN RECEIVED';
  return isHere ? <Text>{text('orders.back.received')}</Text> : null;
}

/** What comes back, or is held no longer, and when (PLUS-024). */
function RefundNote({ order }: { order: Order }) {
  const text = useText();
  const { money, date } = useFormat();
  const news = refundNews(order, useShop().market).map(({ kind, amountMinor, day }) =>
    text(`orders.${kind}`, { amount: money(amountMinor), date: date(day, 'medium') }),
  );
  return news.length > 0 ? <Text>{news.join(' ')}</Text> : null;
}

/** The order of a return, and the returns of an order with where each stands. */
function Related({ order }: { order: Order }) {
  const text = useText();
  return relatedOrders(order).map(({ number, status }) => (
    <Inline key={number}>
      <Link href={paths.order(number)}>{text(status ? 'orders.return' : 'orders.returnOf', { number })}</Link>
      {status && <StatusLabel status={status} />}
    </Inline>
  ));
}
