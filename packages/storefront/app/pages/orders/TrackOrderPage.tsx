import { AsideLayout, Button, Card, Heading, PageBody, Stack, Text } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { trackOrderForm } from '@driveline/validation';
import { useActionData } from 'react-router-dom';
import { PostForm } from '../../parts/form/PostForm.tsx';
import { PageCards } from '../../parts/page/PageCards.tsx';
import { PageHead } from '../../parts/page/PageHead.tsx';
import type { FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import * as paths from '../../paths/index.ts';

/** `/trackOrder`: a guest's order by its number and email or phone (PLUS-024). */
export function TrackOrderPage() {
  const text = useText();
  return (
    <PageBody>
      <PageHead
        title={text('track.title')}
        description={text('track.description')}
        canonicalPath={paths.trackOrder()}
      />
      <AsideLayout aside={<PageCards path={paths.trackOrder()} arrangement="column" />}>
        <LookUp />
      </AsideLayout>
    </PageBody>
  );
}

function LookUp() {
  const text = useText();
  const { market } = useShop();
  const answer = useActionData() as FormAnswer | undefined;
  const labels = { orderId: text('track.number'), emailOrPhone: text('track.emailOrPhone') };
  const form = useShopForm({
    id: 'track',
    rules: trackOrderForm(market),
    answer,
    labels,
  });
  const { field } = form;
  return (
    <Card>
      <Stack gap={5}>
        <Heading level={1}>{text('track.title')}</Heading>
        <Text>{text('track.description')}</Text>
        <PostForm form={form} action={paths.trackOrder()} intent="track-order" answer={answer}>
          <TextField {...field('orderId')} label={labels.orderId} autoComplete="off" required />
          <TextField {...field('emailOrPhone')} label={labels.emailOrPhone} autoComplete="email" required />
          <Button type="submit" variant="primary">
            {text('track.find')}
          </Button>
        </PostForm>
      </Stack>
    </Card>
  );
}
