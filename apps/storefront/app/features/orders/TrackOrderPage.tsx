import type { Order } from '@driveline/api';
import { Alert, Button, Card, Heading, OrderView, Stack, Text } from '@driveline/ui';
import { ErrorSummary, TextField } from '@driveline/ui/forms';
import { useActionData } from 'react-router-dom';
import { placedOrder } from '../../models/order.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useIssueText } from '../../shop/useIssueText.ts';
import { useText } from '../../shop/useText.ts';
import { PageBody, PageHead } from '../page/index.ts';
import { PayLaterNote } from './PayLaterNote.tsx';
import type { TrackOrderAnswer } from './trackOrderAction.ts';

/** `/trackOrder`: a guest's order by its number and email or phone (PLUS-024). */
export function TrackOrderPage() {
  const text = useText();
  const answer = useActionData() as TrackOrderAnswer | undefined;
  const order = answer && 'order' in answer ? answer.order : undefined;
  return (
    <PageBody narrow={!order}>
      <PageHead
        title={text('track.title')}
        description={text('track.description')}
        canonicalPath="/trackOrder"
      />
      {order ? <Found order={order} /> : <LookUp answer={answer} />}
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
  const issueText = useIssueText();
  const fault = answer && 'issues' in answer ? answer : undefined;
  const messages = Object.fromEntries((fault?.issues ?? []).map((issue) => [issue.field, issueText(issue)]));
  const labels = { orderId: text('track.number'), emailOrPhone: text('track.emailOrPhone') };
  const field = (name: keyof typeof labels) => ({
    name,
    id: `track-${name}`,
    label: labels[name],
    defaultValue: fault?.values[name] ?? '',
    errorMessage: messages[name],
  });
  return (
    <Card>
      <form method="post" action="/trackOrder" data-intent="track-order" noValidate>
        <Stack gap={5}>
          <Heading level={1}>{text('track.title')}</Heading>
          <Text>{text('track.description')}</Text>
          <ErrorSummary
            errors={Object.entries(messages).map(([name, message]) => ({
              fieldId: `track-${name}`,
              label: labels[name as keyof typeof labels],
              message,
            }))}
          />
          {fault?.message && (
            <Alert tone="error" role="alert">
              {fault.message}
            </Alert>
          )}
          <TextField {...field('orderId')} autoComplete="off" required />
          <TextField {...field('emailOrPhone')} autoComplete="email" required />
          <Button type="submit" variant="primary">
            {text('track.find')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
