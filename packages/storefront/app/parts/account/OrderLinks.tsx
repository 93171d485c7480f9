import type { OutputOf } from '@driveline/api';
import { orderFacts } from '@driveline/hooks';
import { Link, Stack, StatusLabel, Text, useFormat } from '@driveline/ui';
import { useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

/** A few orders of the account: number, status and day of each. */
export function OrderLinks({ orders }: { orders: OutputOf<'orders.current'>['orders'] }) {
  const text = useText();
  const { date } = useFormat();
  return (
    <Stack gap={4}>
      {orders.map(({ orderId, placedAt, ...entry }) => (
        <Stack key={orderId} gap={2} align="start">
          <Link href={paths.order(orderId)}>{text('account.order', { number: orderId })}</Link>
          <StatusLabel status={orderFacts(entry).status} />
          {placedAt && (
            <Text size="bodyS" tone="secondary">
              {date(placedAt, 'medium')}
            </Text>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
