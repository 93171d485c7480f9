import {
  REWARDS_TENDER,
  useRewardsToSpend,
  type appliedTenders,
  type CardTender,
  type CheckoutFault,
  useCheckoutPlaces,
} from '@driveline/hooks';
import { AppliedTender, Button, Stack, useFormat } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { giftCardForm } from '@driveline/validation';
import { useEffect } from 'react';
import { targetAt } from '../../intents/formTarget.ts';
import { useShop, useText } from '../../shop/useShop.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { Refused } from '../../parts/form/PostForm.tsx';
import { StepPost, useStepPending } from './StepForm.tsx';

const card = giftCardForm();

type CardTenderFormProps = {
  readonly method: CardTender;
  /** What the last post of this form could not do. */
  readonly fault: CheckoutFault | undefined;
};

/** Number and PIN of a gift or merchandise card; what is wrong stands beside its field. */
export function CardTenderForm({ method, fault }: CardTenderFormProps) {
  const text = useText();
  const isPending = useStepPending('add-tender', method);
  const { formProps, field, summary } = useShopForm({
    id: method,
    rules: card,
    issues: fault?.issues,
    kinds: { giftCardNumber: 'giftCardNumber' },
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
  const fields = { paymentMethod: method };
  return (
    <StepPost step="payment" intent="add-tender" fields={fields} {...formProps}>
      <Stack gap={4}>
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
    </StepPost>
  );
}

/** Rewards need no number: who is signed in pays with the balance of the account. Nothing for who has none. */
export function RewardsForm({ message }: { message: string | undefined }) {
  const text = useText();
  const { money } = useFormat();
  const { market } = useShop();
  const balanceMinor = useRewardsToSpend(market);
  const isPending = useStepPending('add-tender', REWARDS_TENDER);
  if (balanceMinor === 0) return null;
  const fields = { paymentMethod: REWARDS_TENDER };
  return (
    <StepPost step="payment" intent="add-tender" fields={fields}>
      <Stack gap={3} align="start">
        {message && <Refused answer={{ message }} />}
        <Button type="submit" pending={isPending}>
          {text('payment.loyaltyCard.apply', { amount: money(balanceMinor) })}
        </Button>
      </Stack>
    </StepPost>
  );
}

type AppliedProps = ReturnType<typeof appliedTenders>[number];

/** A card or rewards that pay already. */
export function TakenTender({ giftCardId, tender, lastFour, amountMinor }: AppliedProps) {
  const text = useText();
  const { money } = useFormat();
  const { addressOf } = useCheckoutPlaces();
  const pending = useStepPending('remove-tender', tender);
  const target = targetAt(addressOf('payment'), 'remove-tender', { paymentMethod: tender, giftCardId });
  const label = text(`payment.${tender}.removeOf`, { lastFour });
  const remove = { words: text('payment.remove'), label, target, pending };
  const words = text(`payment.${tender}.applied`, { lastFour, amount: money(amountMinor) });
  return <AppliedTender words={words} remove={remove} />;
}
