import { Button, Stack } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { giftCardForm } from '@driveline/validation';
import { useNavigation } from 'react-router-dom';
import { answeredFields, type FormAnswer } from '../../shop/formAnswer.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import { Refused } from '../page/index.ts';
import { BALANCE_PATH } from './paths.ts';

const rules = giftCardForm();

/** Number and PIN, which stand on the card; neither is sent back. */
export function BalanceForm({ answer }: { answer: FormAnswer | undefined }) {
  const text = useText();
  const { state } = useNavigation();
  const labels = { giftCardNumber: text('payment.giftCard.number'), giftCardPin: text('payment.pin') };
  const form = useShopForm({
    id: 'balance',
    rules,
    issues: answer?.issues,
    labels,
    kinds: { giftCardNumber: 'cardNumber' },
    withSummary: false,
  });
  const field = answeredFields(form, answer);
  const digits = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  return (
    <form method="post" action={BALANCE_PATH} data-intent="gift-card-balance" {...form.formProps}>
      <Stack gap={5}>
        <Refused answer={answer} />
        <TextField
          {...digits}
          {...field('giftCardNumber')}
          label={labels.giftCardNumber}
          description={text('giftCard.numberHint')}
        />
        <TextField
          {...digits}
          {...field('giftCardPin')}
          type="password"
          label={labels.giftCardPin}
          description={text('giftCard.pinHint')}
        />
        <Button type="submit" variant="primary" pending={state === 'submitting'}>
          {text('giftCard.check')}
        </Button>
      </Stack>
    </form>
  );
}
