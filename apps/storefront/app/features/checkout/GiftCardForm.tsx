import { Button, Stack } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { giftCardForm } from '@driveline/validation';
import { useEffect } from 'react';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useText.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { useStepPending } from './useStepPending.ts';

const card = giftCardForm();

/** Number and PIN of a gift card; what is wrong stands beside its field. */
export function GiftCardForm({ fault }: { fault: CheckoutFault | undefined }) {
  const text = useText();
  const isPending = useStepPending('add-gift-card');
  const { formProps, field, summary } = useShopForm({
    id: 'gift-card',
    rules: card,
    issues: fault?.issues,
    kinds: { giftCardNumber: 'cardNumber' },
    withSummary: false,
  });
  const { ref: form } = formProps;
  const isWrong = summary.length > 0;
  const message = isWrong ? undefined : fault?.giftCardMessage;
  // What was refused is where one goes on (PLUS-019).
  useEffect(() => {
    if (message) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [message, fault, form]);
  const digits = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  const number = field('giftCardNumber');
  return (
    <form method="post" action="/checkout" data-intent="add-gift-card" {...formProps}>
      <Stack gap={4}>
        <input type="hidden" name="intent" value="add-gift-card" />
        <TextField
          {...digits}
          {...number}
          label={text('giftCard.number')}
          errorMessage={number.errorMessage ?? message}
        />
        <TextField {...digits} {...field('giftCardPin')} type="password" label={text('giftCard.pin')} />
        <Button type="submit" pending={isPending}>
          {text('giftCard.apply')}
        </Button>
      </Stack>
    </form>
  );
}
