import { Alert, AsideLayout, Button, Card, Heading, PageBody, Stack, Text } from '@driveline/ui';
import { ErrorSummary, TextField } from '@driveline/ui/forms';
import { trackOrderForm } from '@driveline/validation';
import { useActionData } from 'react-router-dom';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { PageCards } from '../content/index.ts';
import { PageHead } from '../page/index.ts';
import { TRACK_PATH } from './paths.ts';
import type { TrackOrderAnswer } from './trackOrderAction.ts';

const PATH = TRACK_PATH;

/** `/trackOrder`: a guest's order by its number and email or phone (PLUS-024). */
export function TrackOrderPage() {
  const text = useText();
  return (
    <PageBody>
      <PageHead title={text('track.title')} description={text('track.description')} canonicalPath={PATH} />
      <AsideLayout aside={<PageCards path={PATH} arrangement="column" />}>
        <LookUp />
      </AsideLayout>
    </PageBody>
  );
}

function LookUp() {
  const text = useText();
  const { market } = useShop();
  const fault = useActionData() as TrackOrderAnswer | undefined;
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
