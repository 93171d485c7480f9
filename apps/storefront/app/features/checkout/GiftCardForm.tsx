import { Button, Stack } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useEffect, useRef } from 'react';
import { useIssueText } from '../../shop/useIssueText.ts';
import { useText } from '../../shop/useText.ts';
import type { CheckoutFault } from './checkoutData.ts';
import { useStepPending } from './useStepPending.ts';

/** Number and PIN of a gift card; what is wrong stands beside its field. */
export function GiftCardForm({ fault }: { fault: CheckoutFault | undefined }) {
  const text = useText();
  const issueText = useIssueText();
  const isPending = useStepPending('add-gift-card');
  const form = useRef<HTMLFormElement>(null);
  // What is wrong is where one goes on (PLUS-019).
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [fault]);
  const wrong = (name: string) => {
    const issue = fault?.issues?.find(({ field }) => field === name);
    return issue && issueText(issue);
  };
  const field = { inputMode: 'numeric', autoComplete: 'off', required: true } as const;
  return (
    <form ref={form} method="post" action="/checkout" data-intent="add-gift-card" noValidate>
      <Stack gap={4}>
        <input type="hidden" name="intent" value="add-gift-card" />
        <TextField
          {...field}
          name="giftCardNumber"
          label={text('giftCard.number')}
          errorMessage={wrong('giftCardNumber') ?? fault?.giftCardMessage}
        />
        <TextField
          {...field}
          name="giftCardPin"
          type="password"
          label={text('giftCard.pin')}
          errorMessage={wrong('giftCardPin')}
        />
        <Button type="submit" pending={isPending}>
          {text('giftCard.apply')}
        </Button>
      </Stack>
    </form>
  );
}
