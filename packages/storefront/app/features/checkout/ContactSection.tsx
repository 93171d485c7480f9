import { addressLines } from '@driveline/hooks';
import { Button, CheckoutSection, Stack, Text } from '@driveline/ui';
import { ErrorSummary, FieldGroup } from '@driveline/ui/forms';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import { useText } from '../../shop/useText.ts';
import { AddressChoice } from './AddressChoice.tsx';
import type { SectionProps } from './CheckoutPage.tsx';
import { ContactFields } from './ContactFields.tsx';
import { DeliveryAddress } from './DeliveryAddress.tsx';
import { SignInFirst } from './SignInFirst.tsx';
import { StepMessage } from './StepMessage.tsx';
import { stepPath } from './steps.ts';
import { useContactForm } from './useContactForm.ts';
import { useMember } from './useMember.ts';
import { useStepPending } from './useStepPending.ts';

/** Contact and delivery address: one form, checked by the same rules in the browser and by the action. */
export function ContactSection({ state, sectionState, fault }: SectionProps) {
  const text = useText();
  const { market } = useShop();
  const isPending = useStepPending('save-contact');
  const { isGuest, ...member } = useMember();
  const form = useContactForm(state, fault, member);
  useKeptDraft(form, { name: 'contact', isOpen: sectionState === 'open', isSaved: sectionState === 'done' });
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
      <form
        method="post"
        action={stepPath('contact')}
        data-intent="save-contact"
        {...form.formProps}
        // Without script nothing tells the browser that the fields of an address that is not chosen may stay empty.
        noValidate={form.formProps.noValidate || member.addresses.length > 0}
      >
        <Stack gap={5}>
          <input type="hidden" name="intent" value="save-contact" />
          {isGuest && !market.checkout.guestOnly && <SignInFirst />}
          <ErrorSummary errors={form.summary} submission={form.submission} />
          <StepMessage message={fault?.message} />
          <FieldGroup legend={text('checkout.contactLegend')}>
            <ContactFields market={market} field={form.field} />
          </FieldGroup>
          {isShipped && <DeliveryAddress market={market} form={form} addresses={member.addresses} />}
          <Button type="submit" variant="primary" fullWidth pending={isPending}>
            {text('checkout.toPayment')}
          </Button>
        </Stack>
      </form>
    </CheckoutSection>
  );
}
