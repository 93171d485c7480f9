import type { Order } from '@driveline/api';
import { placedOrder } from '@driveline/hooks';
import { Alert, AsideLayout, Button, Card, Heading, OrderView, PageBody, Stack, Text } from '@driveline/ui';
import { ErrorSummary, TextField } from '@driveline/ui/forms';
import { trackOrderForm } from '@driveline/validation';
import { useActionData } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { PageCards } from '../content/index.ts';
import { PageHead } from '../page/index.ts';
import { PayLaterNote } from './PayLaterNote.tsx';
import type { TrackOrderAnswer } from './trackOrderAction.ts';

const PATH = '/trackOrder';

/** `/trackOrder`: a guest's order by its number and email or phone (PLUS-024). */
export function TrackOrderPage() {
  const text = useText();
  const answer = useActionData() as TrackOrderAnswer | undefined;
  const order = answer && 'order' in answer ? answer.order : undefined;
  return (
    <PageBody>
      <PageHead title={text('track.title')} description={text('track.description')} canonicalPath={PATH} />
      {order ? (
        <Found order={order} />
      ) : (
        <AsideLayout aside={<PageCards path={PATH} arrangement="column" />}>
          <LookUp answer={answer} />
        </AsideLayout>
      )}
    </PageBody>
  );
}

function Found({ order }: { order: Order }) {
  const text = useText();
  const { market, record } = useShop();
  const placed = placedOrder(order, market);
  return (
    <OrderView order={placed} {...(record.today && { today: record.today })}>
      <Heading level={1}>{text('track.order', { number: placed.number })}</Heading>
      <PayLaterNote order={order} />
    </OrderView>
  );
}

function LookUp({ answer }: { answer: TrackOrderAnswer | undefined }) {
  const text = useText();
  const { market } = useShop();
  const fault = answer && 'issues' in answer ? answer : undefined;
  const labels = { orderId: text('track.number'), emailOrPhone: text('track.emailOrPhone') };
  const { formProps, field, summary, submission } = useShopForm({
    id: 'track',
    rules: trackOrderForm(market),
    start: fault?.values,
    issues: fault?.issues,
    labels,
  });
  return (
    <Card>
      <form method="post" action={PATH} data-intent="track-order" {...formProps}>
        <Stack gap={5}>
          <Heading level={1}>{text('track.title')}</Heading>
          <Text>{text('track.description')}</Text>
          <ErrorSummary errors={summary} submission={submission} />
          {fault?.message && (
            <Alert tone="error" role="alert">
              {fault.message}
            </Alert>
          )}
          <TextField {...field('orderId')} label={labels.orderId} autoComplete="off" required />
          <TextField {...field('emailOrPhone')} label={labels.emailOrPhone} autoComplete="email" required />
          <Button type="submit" variant="primary">
            {text('track.find')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
