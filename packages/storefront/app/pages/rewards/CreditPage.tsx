import { firstCreditDay, rewardsCreditForm, useMyStore, useRewards } from '@driveline/hooks';
import { ButtonLink, Card, EmptyState, GiftIcon, Link, Text } from '@driveline/ui';
import { DateField, FieldGroup, TextField } from '@driveline/ui/forms';
import { useActionData, useSearchParams } from 'react-router-dom';
import { useShop, useText } from '../../shop/useShop.ts';
import { useToday } from '../../shop/today.ts';
import { PostForm, SubmitButton } from '../../parts/form/PostForm.tsx';
import { usePostForm } from '../../parts/form/usePostForm.ts';
import type { CreditTaken } from './rewardsActions.ts';
import { RewardsFrame } from './RewardsFrame.tsx';
import * as paths from '../../paths/index.ts';

/** `/user/rewards/requestCredit`: credits of a purchase that was made without the card (REWARD-041). */
export function CreditPage() {
  const text = useText();
  const answer = useActionData() as CreditTaken | object | undefined;
  return (
    <RewardsFrame title={text('rewards.credit')} lead={text('rewards.creditLead')}>
      {answer && 'reference' in answer ? (
        <EmptyState
          role="status"
          title={text('rewards.creditTaken')}
          picture={<GiftIcon size={40} />}
          actions={<ButtonLink href={paths.rewards()}>{text('rewards.toRewards')}</ButtonLink>}
        >
          {answer.credits > 0 && <Text>{text('rewards.creditGiven', { count: answer.credits })}</Text>}
          <Text>{text('rewards.creditReference', { reference: answer.reference })}</Text>
        </EmptyState>
      ) : (
        <CreditForm />
      )}
    </RewardsFrame>
  );
}

function useCreditForm() {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const store = useMyStore();
  const today = useToday();
  const { data: account } = useRewards();
  const from = today && firstCreditDay(today, account);
  const labels = {
    storeNumber: text('rewards.storeNumber'),
    date: text('rewards.date'),
    receiptNumber: text('rewards.receiptNumber'),
    amount: text('rewards.amount', { currency: market.currency.code }),
  };
  const form = usePostForm({
    id: 'credit',
    rules: today ? rewardsCreditForm({ from, to: today }) : undefined,
    start: { storeNumber: store?.storeNumber ?? '', ...Object.fromEntries(query) },
    labels,
  });
  const field = (name: keyof typeof labels) => ({ ...form.field(name), label: labels[name], required: true });
  return { form, field, days: { ...(from && { min: from }), ...(today && { max: today }) } };
}

/** What stands on a receipt, and where; an order's link fills it in. */
function CreditForm() {
  const text = useText();
  const { form, field, days } = useCreditForm();
  return (
    <Card>
      <PostForm form={form} action={paths.rewardsCredit()} intent="request-credit">
        <FieldGroup columns={2}>
          <TextField
            {...field('storeNumber')}
            description={text('rewards.storeNumberHint')}
            inputMode="numeric"
            autoComplete="off"
          />
          <DateField {...field('date')} description={text('rewards.dateHint')} {...days} />
        </FieldGroup>
        <FieldGroup columns={2}>
          <TextField
            {...field('receiptNumber')}
            description={text('rewards.receiptNumberHint')}
            autoComplete="off"
          />
          <TextField
            {...field('amount')}
            description={text('rewards.amountHint')}
            inputMode="decimal"
            autoComplete="off"
          />
        </FieldGroup>
        <SubmitButton>{text('rewards.requestIt')}</SubmitButton>
        <Link href={paths.stores()} newTab>
          {text('warranty.findStore')}
        </Link>
      </PostForm>
    </Card>
  );
}
