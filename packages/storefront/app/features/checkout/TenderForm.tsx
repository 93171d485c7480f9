import { Button, Stack } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { giftCardForm } from '@driveline/validation';
import { useEffect } from 'react';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import type { CheckoutFault } from './checkoutData.ts';
import type { CardTender } from './tenders.ts';
import { stepPath } from './steps.ts';
import { useTenderPending } from './useStepPending.ts';

const card = giftCardForm();

export type TenderFormProps = {
  readonly method: CardTender;
  /** What the last post of this form could not do. */
  readonly fault: CheckoutFault | undefined;
};

/** Number and PIN of a gift or merchandise card; what is wrong stands beside its field. */
export function TenderForm({ method, fault }: TenderFormProps) {
  const text = useText();
  const isPending = useTenderPending('add-tender', method);
  const { formProps, field, summary } = useShopForm({
    id: method,
    rules: card,
    issues: fault?.issues,
    kinds: { giftCardNumber: 'cardNumber' },
    withSummary: false,
  });
  const { ref: form } = formProps;
  const isWrong = summary.length > 0;
  const message = isWrong ? undefined : fault?.tender?.message;
  // What was refused is where one goes on (PLUS-019).
  useEffect(() => {
    if (message) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [message, fault, form]);
  const digits = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  const number = field('giftCardNumber');
  return (
    <form method="post" action={stepPath('payment')} data-intent="add-tender" {...formProps}>
      <Stack gap={4}>
        <input type="hidden" name="intent" value="add-tender" />
        <input type="hidden" name="paymentMethod" value={method} />
        <TextField
          {...digits}
          {...number}
          label={text(`payment.${method}.number`)}
          errorMessage={number.errorMessage ?? message}
        />
        <TextField {...digits} {...field('giftCardPin')} type="password" label={text('payment.pin')} />
        <Button type="submit" pending={isPending}>
          {text(`payment.${method}.apply`)}
        </Button>
      </Stack>
    </form>
  );
}
