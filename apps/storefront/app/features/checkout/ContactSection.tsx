import { addressLines } from '@driveline/hooks';
import { Button, CheckoutSection, Stack, Text } from '@driveline/ui';
import { ErrorSummary, FieldGroup } from '@driveline/ui/forms';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { SectionProps } from './CheckoutPage.tsx';
import { ContactFields } from './ContactFields.tsx';
import { StepMessage } from './StepMessage.tsx';
import { stepPath } from './steps.ts';
import { useContactForm } from './useContactForm.ts';
import { useStepPending } from './useStepPending.ts';

/** Contact and delivery address: one form, checked by the same rules in the browser and by the action. */
export function ContactSection({ state, sectionState, fault }: SectionProps) {
  const text = useText();
  const { market } = useShop();
  const isPending = useStepPending('save-contact');
  const form = useContactForm(state, fault);
  const { contact, shippingAddress, containsShipToHomeItem: isShipped } = state;
  return (
    <CheckoutSection
      id="contact"
      step={2}
      title={text(isShipped ? 'checkout.contactAndAddress' : 'checkout.contact')}
      state={sectionState}
      editHref={stepPath('contact')}
      summary={
        <Text size="bodyS">
          {[
            `${contact?.firstName} ${contact?.lastName}`,
            contact?.email,
            ...(shippingAddress ? addressLines(shippingAddress, market) : []),
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
      }
    >
      {fault?.addressChoice && <AddressChoice fault={fault} />}
      <form method="post" action="/checkout" data-intent="save-contact" {...form.formProps}>
        <Stack gap={5}>
          <input type="hidden" name="intent" value="save-contact" />
          <ErrorSummary errors={form.summary} submission={form.submission} />
          <StepMessage message={fault?.message} />
          <FieldGroup legend={text('checkout.contactLegend')}>
            <ContactFields market={market} field={form.field} />
          </FieldGroup>
          {isShipped && (
            <FieldGroup legend={text('checkout.addressLegend')}>
              <AddressFields
                market={market}
                field={form.field}
                country={form.country}
                neighborhoods={form.neighborhoods}
              />
            </FieldGroup>
          )}
          <Button type="submit" variant="primary" fullWidth pending={isPending}>
            {text('checkout.toPayment')}
          </Button>
        </Stack>
      </form>
    </CheckoutSection>
  );
}
