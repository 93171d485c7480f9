import { orderQueries, useB2c } from '@driveline/hooks';
import { Heading, OrderView, Stack, Text } from '@driveline/ui';
import { useQuery } from '@tanstack/react-query';
import { placedOrder } from '../../models/order.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { Failure, PageBody, PageHead } from '../page/index.ts';

/** `/orderConfirmation`: the order that this session placed last (CART-054). */
export function ConfirmationPage() {
  const text = useText();
  const { market, record } = useShop();
  const { client } = useB2c();
  const { data: order, error, refetch } = useQuery(orderQueries.confirmation(client));
  return (
    <PageBody>
      <PageHead title={text('confirmation.title')} />
      {order ? (
        <OrderView order={placedOrder(order, market)} {...(record.today && { today: record.today })}>
          <Stack gap={2}>
            <Heading level={1}>{text('confirmation.heading')}</Heading>
            <Text>{text('confirmation.number', { number: order.orderId })}</Text>
            <Text>{text('confirmation.mail', { email: order.email })}</Text>
          </Stack>
        </OrderView>
      ) : (
        <Failure error={error} onRetry={() => void refetch()} />
      )}
    </PageBody>
  );
}
