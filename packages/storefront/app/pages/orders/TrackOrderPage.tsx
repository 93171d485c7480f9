import { accountOf, orderQueries, useB2c, useHeader } from '@driveline/hooks';
import { AsideLayout, Button, Card, Heading, Link, PageBody, PageHeader, Stack } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { trackOrderForm } from '@driveline/validation';
import { useQuery } from '@tanstack/react-query';
import { OrderLinks } from '../../parts/account/OrderLinks.tsx';
import { PostForm } from '../../parts/form/PostForm.tsx';
import { usePostForm } from '../../parts/form/usePostForm.ts';
import { PageCards } from '../../parts/page/PageCards.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import { useShop, useText } from '../../shop/useShop.ts';
import * as paths from '../../paths/index.ts';

const LAST = 3;

/** `/trackOrder`: an order by its number and email or phone; who is signed in sees the last ones too (ACCT-048, PLUS-024). */
export function TrackOrderPage() {
  const text = useText();
  return (
    <PageBody>
      <PageHead
        title={text('track.title')}
        description={text('track.description')}
        canonicalPath={paths.trackOrder()}
      />
      <PageHeader title={text('track.title')} lead={text('track.description')} />
      <AsideLayout aside={<PageCards path={paths.trackOrder()} arrangement="column" />}>
        <LookUp />
        <LastOrders />
      </AsideLayout>
    </PageBody>
  );
}

function LookUp() {
  const text = useText();
  const { market } = useShop();
  const labels = { orderId: text('track.number'), emailOrPhone: text('track.emailOrPhone') };
  const form = usePostForm({ id: 'track', rules: trackOrderForm(market), labels });
  const { field } = form;
  return (
    <Card>
      <PostForm form={form} action={paths.trackOrder()} intent="track-order">
        <TextField {...field('orderId')} label={labels.orderId} autoComplete="off" required />
        <TextField {...field('emailOrPhone')} label={labels.emailOrPhone} autoComplete="email" required />
        <Button type="submit" variant="primary">
          {text('track.find')}
        </Button>
      </PostForm>
    </Card>
  );
}

/** A remembered shopper gives the password first, and a call that failed is no reason to hold the form up. */
function LastOrders() {
  const text = useText();
  const { client } = useB2c();
  const { isAuthenticated, isAutoLogin } = accountOf(useHeader().data);
  const { data } = useQuery({ ...orderQueries.current(client), enabled: isAuthenticated && !isAutoLogin });
  const orders = data?.orders.slice(0, LAST) ?? [];
  if (orders.length === 0) return null;
  return (
    <Card>
      <Stack gap={5}>
        <Heading level={2}>{text('track.lastOrders')}</Heading>
        <OrderLinks orders={orders} />
        <Link href={paths.orders()}>{text('account.orders')}</Link>
      </Stack>
    </Card>
  );
}
