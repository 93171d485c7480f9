import {
  MEMBERSHIP_FIELD,
  membershipForm,
  offersMembership,
  useShipmentOptions,
  type CheckoutFault,
} from '@driveline/hooks';
import { Button, Disclosure, Stack, Text } from '@driveline/ui';
import { TextField } from '@driveline/ui/forms';
import { useShopForm } from '../../shop/useShopForm.ts';
import { useText } from '../../shop/useShop.ts';
import { StepPost, useStepPending } from './StepForm.tsx';

/** Asks for the code of a shipping membership, whose delivery then is one of the ways (CART-031). */
export function Membership({ fault }: { fault: CheckoutFault | undefined }) {
  const text = useText();
  const { data } = useShipmentOptions();
  const isPending = useStepPending('use-membership');
  const { at, values = {}, issues, message } = fault ?? {};
  const answer = at === MEMBERSHIP_FIELD ? { values, issues, message, at } : undefined;
  const { formProps, field } = useShopForm({
    id: 'membership',
    rules: membershipForm,
    answer,
    withSummary: false,
  });
  if (data && offersMembership(data)) return <Text role="status">{text('checkout.membership.taken')}</Text>;
  return (
    <Disclosure variant="plain" summary={text('checkout.membership.ask')} open={answer !== undefined}>
      <StepPost step="delivery" intent="use-membership" {...formProps}>
        <Stack gap={4} align="start">
          <TextField
            {...field(MEMBERSHIP_FIELD)}
            label={text('checkout.membership.code')}
            autoComplete="off"
            required
          />
          <Button type="submit" pending={isPending}>
            {text('checkout.membership.use')}
          </Button>
        </Stack>
      </StepPost>
    </Disclosure>
  );
}
