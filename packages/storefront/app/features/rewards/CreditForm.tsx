import { Card, Link } from '@driveline/ui';
import { DateField, FieldGroup, TextField } from '@driveline/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useToday } from '../../shop/today.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { PostForm, SubmitButton } from '../post-form/index.ts';
import { useMyStore } from '../session/index.ts';
import { creditForm, firstCreditDay } from './creditForm.ts';
import { CREDIT_PATH } from './paths.ts';

/** What stands on a receipt, and where; an order's link fills it in. */
export function CreditForm({ answer }: { answer: FormAnswer | undefined }) {
  const text = useText();
  const { market } = useShop();
  const [query] = useSearchParams();
  const store = useMyStore();
  const today = useToday();
  const labels = {
    storeNumber: text('rewards.storeNumber'),
    date: text('rewards.date'),
    receiptNumber: text('rewards.receiptNumber'),
    amount: text('rewards.amount', { currency: market.currency.code }),
  };
  const form = useShopForm({
    id: 'credit',
    rules: today ? creditForm(today) : undefined,
    start: answer?.values ?? { storeNumber: store?.storeNumber ?? '', ...Object.fromEntries(query) },
    issues: answer?.issues,
    labels,
  });
  const field = answeredFields(form, answer);
  const days = today ? { min: firstCreditDay(today), max: today } : {};
  return (
    <Card>
      <PostForm form={form} action={CREDIT_PATH} intent="request-credit" answer={answer}>
        <FieldGroup columns={2}>
          <TextField
            {...field('storeNumber')}
            label={labels.storeNumber}
            description={text('rewards.storeNumberHint')}
            inputMode="numeric"
            autoComplete="off"
            required
          />
          <DateField
            {...field('date')}
            label={labels.date}
            description={text('rewards.dateHint')}
            required
            {...days}
          />
        </FieldGroup>
        <FieldGroup columns={2}>
          <TextField
            {...field('receiptNumber')}
            label={labels.receiptNumber}
            description={text('rewards.receiptNumberHint')}
            autoComplete="off"
            required
          />
          <TextField
            {...field('amount')}
            label={labels.amount}
            description={text('rewards.amountHint')}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        </FieldGroup>
        <SubmitButton>{text('rewards.requestIt')}</SubmitButton>
        <Link href="/store" newTab>
          {text('warranty.findStore')}
        </Link>
      </PostForm>
    </Card>
  );
}
