import {
  stepAfter,
  useCheckoutPlaces,
  wayToStep,
  type CheckoutFault,
  type CheckoutStep,
} from '@driveline/hooks';
import { Button, Stack } from '@driveline/ui';
import type { Values } from '@driveline/validation';
import type { ComponentProps, ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import type { FormIntent } from '../../intents/formIntents.ts';
import { targetAt } from '../../intents/formTarget.ts';
import { IntentForm } from '../../intents/IntentForm.tsx';
import { NearAddresses } from '../../parts/address/AddressChoices.tsx';
import { useText } from '../../shop/useShop.ts';

type StepPostProps = Omit<ComponentProps<typeof IntentForm>, 'action'> & { readonly step: CheckoutStep };

/** A form of the checkout; it is answered where its step is. What goes on in its own section is no step back (CART-053). */
export function StepPost({ step, ...rest }: StepPostProps) {
  const { addressOf, hasReview } = useCheckoutPlaces();
  const replaces = step === 'payment' && !hasReview;
  return <IntentForm action={addressOf(step)} data-replace={replaces ? '' : undefined} {...rest} />;
}

type StepFormProps = Omit<StepPostProps, 'fields'> & {
  /** Words of the button that goes on. */
  readonly buttonText: ReactNode;
};

/** The form of a step, and below its fields the button that goes on. */
export function StepForm({ buttonText, children, ...rest }: StepFormProps) {
  const isPending = useStepPending(rest.intent);
  return (
    <StepPost {...rest}>
      <Stack gap={5}>
        {children}
        <Button type="submit" variant="primary" fullWidth pending={isPending}>
          {buttonText}
        </Button>
      </Stack>
    </StepPost>
  );
}

/** An address of a step that is not known as typed. */
export function UnknownAddress({ fault, intent }: { fault: CheckoutFault | undefined; intent: FormIntent }) {
  const { addressOf, layout } = useCheckoutPlaces();
  const { addressChoice, step = 'contact', values = {} } = fault ?? {};
  if (!addressChoice) return null;
  const targetOf = (fields: Values) => targetAt(addressOf(step), intent, { ...fields, useAsEntered: 'true' });
  const level = layout.kind === 'pages' ? 2 : 3;
  return <NearAddresses {...addressChoice} {...{ values, targetOf, level }} />;
}

/** Whether a form of the checkout is being sent. @param paymentMethod of one of several with the same intent */
export function useStepPending(intent: FormIntent, paymentMethod?: string): boolean {
  const { state, formData } = useNavigation();
  const isSent = state !== 'idle' && formData?.get('intent') === intent;
  return isSent && (paymentMethod === undefined || formData.get('paymentMethod') === paymentMethod);
}

/** Words of the button that goes on from a step. */
export function useNextText(step: CheckoutStep): string {
  return useText()(wayToStep(stepAfter(step, useCheckoutPlaces().order)));
}
