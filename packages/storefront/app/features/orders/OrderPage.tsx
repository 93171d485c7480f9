import { toMinor, type Order } from '@driveline/api';
import { orderFacts, orderQueries, placedOrder, useB2c } from '@driveline/hooks';
import {
  Alert,
  Button,
  Heading,
  Inline,
  Link,
  OrderView,
  PageBody,
  Stack,
  Text,
  useFormat,
} from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { useActionData, useParams, useSearchParams } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { Failure, PageHead } from '../page/index.ts';
import { CancelForm } from './CancelForm.tsx';
import type { OrderFault } from './orderAction.ts';
import { HISTORY_PATH, orderPath } from './paths.ts';
import { PayLaterNote } from './PayLaterNote.tsx';
import { ReturnForms } from './ReturnForms.tsx';
import { ReturnNote } from './ReturnNote.tsx';

/** `/user/orderHistory/{orderId}`: where it stands, and what can be done with it (ACCT-047, PLUS-024). */
export function OrderPage() {
  const text = useText();
  const { orderId = '' } = useParams();
  const { client } = useB2c();
  const { data, error, refetch } = useQuery(orderQueries.detail(client, orderId));
  return (
    <PageBody>
      <PageHead title={text(titleOf(data), { number: data?.orders[0]?.orderId ?? orderId })} />
      {data ? <Shown order={data} /> : <Failure error={error} onRetry={() => void refetch()} />}
    </PageBody>
  );
}

/** A return is no order of its own to who sent it. */
function titleOf(order: Order | undefined) {
  const [entry] = order?.orders ?? [];
  return entry && orderFacts(entry).isReturn ? 'orders.title.return' : 'track.order';
}

function Shown({ order }: { order: Order }) {
  const text = useText();
  const { market, record } = useShop();
  const answer = useActionData();
  const fault = isFault(answer) ? answer : undefined;
  const placed = placedOrder(order, market);
  const [entry] = order.orders;
  const facts = entry && orderFacts(entry);
  const shipments = entry?.shipmentInfoList ?? [];
  return (
    <OrderView
      order={placed}
      isTracked
      {...(record.today && { today: record.today })}
      shipmentActions={({ id }) =>
        shipments.length > 1 &&
        shipments.some(({ shipmentId, canCancel }) => shipmentId === id && canCancel) && (
          <CancelForm orderId={placed.number} shipmentId={id} fault={fault} />
        )
      }
    >
      <Stack gap={4}>
        <Heading level={1}>{text(titleOf(order), { number: placed.number })}</Heading>
        <Done />
        <PayLaterNote order={order} />
        <ReturnNote order={order} />
        <RefundNote order={order} />
        <Related order={order} />
        {facts?.canBuyAgain && (
          <Inline gap={3}>
            <BuyAgainForm orderId={placed.number} />
          </Inline>
        )}
        {entry?.canCancel && (
          <CancelForm orderId={placed.number} isReturn={facts?.isReturn ?? false} fault={fault} />
        )}
        <ReturnForms order={order} fault={fault} />
      </Stack>
    </OrderView>
  );
}

const isFault = (answer: unknown): answer is OrderFault =>
  typeof answer === 'object' && answer !== null && 'intent' in answer;

/** What the post before has done. */
function Done() {
  const text = useText();
  const [query] = useSearchParams();
  const done = query.get('done');
  if (done !== 'cancelled' && done !== 'returned') return null;
  return (
    <Alert tone="success" role="status">
      {text(`orders.${done}`)}
    </Alert>
  );
}

/** What comes back, and when (PLUS-024). */
function RefundNote({ order }: { order: Order }) {
  const text = useText();
  const { money, date } = useFormat();
  const { market } = useShop();
  const refund = order.orders[0]?.refund;
  if (!refund) return null;
  const amount = money(toMinor(refund.amount, market.currency.minorDigits));
  return (
    <Text>
      {text(refund.isPaid ? 'orders.refunded' : 'orders.refundDue', {
        amount,
        date: date(refund.date, 'medium'),
      })}
    </Text>
  );
}

/** The order of a return, and the returns of an order. */
function Related({ order }: { order: Order }) {
  const text = useText();
  const [entry] = order.orders;
  const ids = [...(entry?.parentOrderId ? [entry.parentOrderId] : []), ...(entry?.returnOrderIds ?? [])];
  if (ids.length === 0) return null;
  return (
    <Inline gap={4}>
      {ids.map((id) => (
        <Link key={id} href={orderPath(id)}>
          {text(id === entry?.parentOrderId ? 'orders.returnOf' : 'orders.return', { number: id })}
        </Link>
      ))}
    </Inline>
  );
}

function BuyAgainForm({ orderId }: { orderId: string }) {
  const text = useText();
  return (
    <form method="post" action={HISTORY_PATH} data-intent="buy-again">
      <input type="hidden" name="intent" value="buy-again" />
      <input type="hidden" name="orderId" value={orderId} />
      <Button type="submit" variant="outline">
        {text('orders.buyAgain')}
      </Button>
    </form>
  );
}
