import { accountOf, orderFacts, orderQueries, useB2c } from '@driveline/hooks';
import { Link, ReceiptIcon, Stack, StatusLabel, Text, useFormat } from '@driveline/ui';
import { OverviewCard } from '@driveline/ui/account';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../shop/useText.ts';
import { useHeaderData } from '../session/index.ts';
import { cardState } from './cardState.ts';

const ORDERS = '/user/orderHistory';
const SHOWN = 2;

/** The last two orders and where they stand; who is only remembered gives the password first (ACCT-005). */
export function OrdersCard() {
  const text = useText();
  const { date } = useFormat();
  const { client } = useB2c();
  const { isAutoLogin } = accountOf(useHeaderData().data);
  const asked = useQuery({ ...orderQueries.current(client), enabled: !isAutoLogin });
  const card = { title: text('account.orders'), href: ORDERS, icon: <ReceiptIcon /> };
  if (isAutoLogin) {
    const action = { label: text('signIn.send'), href: `/signin?returnUrl=${encodeURIComponent(ORDERS)}` };
    return <OverviewCard {...card} state="empty" empty={{ words: text('account.ordersLocked'), action }} />;
  }
  const orders = asked.data?.orders.slice(0, SHOWN) ?? [];
  const empty = {
    words: text('account.noOrders'),
    action: { label: text('account.seeDeals'), href: '/lp/deals' },
  };
  return (
    <OverviewCard {...card} {...cardState(asked, orders.length === 0)} empty={empty}>
      <Stack gap={4}>
        {orders.map(({ orderId, placedAt, ...entry }) => (
          <Stack key={orderId} gap={2} align="start">
            <Link href={`${ORDERS}/${orderId}`}>{text('account.order', { number: orderId })}</Link>
            <StatusLabel status={orderFacts(entry).status} />
            {placedAt && (
              <Text size="bodyS" tone="secondary">
                {date(placedAt, 'medium')}
              </Text>
            )}
          </Stack>
        ))}
      </Stack>
    </OverviewCard>
  );
}
