import type { Order } from '@driveline/api';
import { orderFacts, orderQueries, payLaterOf, placedOrder, storeToVisit, useB2c } from '@driveline/hooks';
import { OrderView, PageBody, PaymentInstructions } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/page/Failure.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { useToday } from '../../shop/today.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';
import { PickupPlace } from './PickupPlace.tsx';
import { NextSteps, SaveAsAccount } from './NextSteps.tsx';
import ConfirmationAfter from '../../slots/confirmation.after.ts';

/** How often an open page asks whether the money has come. */
const PAID_YET_MS = 10_000;

const awaitsPayment = (order: Order | undefined) => order?.paymentInstructions?.status === 'waiting';

/** `/orderConfirmation`: the order that this session placed last (CART-054). */
export function ConfirmationPage() {
  const text = useText();
  const { market } = useShop();
  const today = useToday();
  const { client } = useB2c();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...orderQueries.confirmation(client),
    refetchInterval: ({ state }) => (awaitsPayment(state.data) ? PAID_YET_MS : false),
  });
  const [entry] = order?.orders ?? [];
  const payment = order && payLaterOf(order, market);
  const isUnpaid = entry !== undefined && orderFacts(entry).isUnpaid;
  return (
    <PageBody>
      <PageHead title={text('confirmation.title')} />
      {order ? (
        <OrderView
          order={placedOrder(order, market, today)}
          shipmentActions={({ id }) => <PickupPlace store={storeToVisit(order, id, today)} />}
          after={<SaveAsAccount order={order} />}
          thanks={{
            title: text(isUnpaid ? 'confirmation.unpaid' : 'confirmation.heading'),
            lines: [
              text('confirmation.number', { number: order.orderId }),
              text('confirmation.mail', { email: order.email }),
            ],
            isUnpaid,
          }}
          {...(today && { today })}
        >
          {payment && <PaymentInstructions payment={payment} checkHref={paths.confirmation()} />}
          <NextSteps order={order} isUnpaid={isUnpaid} />
          <ConfirmationAfter order={order} />
        </OrderView>
      ) : (
        <Failure level={1} error={error} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}
