import type { OutputOf } from '@driveline/api';
import { orderFacts, returnedOf } from '@driveline/hooks';
import { Link, Stack, StatusLabel, Text, useFormat } from '@driveline/ui';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** A few orders of the account: number, status and day of each. */
export function OrderLinks({ orders }: { orders: OutputOf<'orders.current'>['orders'] }) {
  const text = useText();
  const { date } = useFormat();
  return (
    <Stack gap={4}>
      {orders.map((order) => (
        <Stack key={order.orderId} gap={2} align="start">
          <Link href={paths.order(order.orderId)}>{text('account.order', { number: order.orderId })}</Link>
          <StatusLabel status={orderFacts(order).status} returned={returnedOf(order)} />
          {order.placedAt && (
            <Text size="bodyS" tone="secondary">
              {date(order.placedAt, 'medium')}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
