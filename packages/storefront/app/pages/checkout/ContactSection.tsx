import type { SavedAddress } from '@driveline/api/contract';
import {
  addressLines,
  contactLines,
  OTHER_ADDRESS,
  SAVED_ADDRESS,
  SIGN_IN_FIRST,
  useKnownMember,
  withAddress,
  useCheckoutPlaces,
} from '@driveline/hooks';
import {
  AddressChoice,
  Button,
  CheckoutSection,
  Inline,
  RadioCard,
  RadioCards,
  Text,
  VisuallyHidden,
} from '@driveline/ui';
import { ErrorSummary, FieldGroup } from '@driveline/ui/forms';
import { targetAt } from '../../intents/formTarget.ts';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import { useText } from '../../shop/useText.ts';
import { AddressFields, ContactFields } from '../../parts/address/AddressFields.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { CheckoutStepProps } from '../../../src/slots.ts';
import { StepForm, useNextText } from './StepForm.tsx';
import { useContactForm, type ContactForm } from './useContactForm.ts';

/** Contact and delivery address: one form, checked by the same rules in the browser and by the action. */
export function ContactSection({ state, frame, fault }: CheckoutStepProps) {
  const text = useText();
  const { market } = useShop();
  const { isGuest, ...member } = useKnownMember();
  const form = useContactForm(state, fault, member);
  useKeptDraft(form, { name: 'contact', isOpen: frame.state === 'open', isSaved: frame.state === 'done' });
  const isShipped = state.containsShipToHomeItem;
  return (
    <CheckoutSection {...frame} summary={<Text size="bodyS">{contactLines(state, market).join(', ')}</Text>}>
      <UnknownAddress fault={fault} />
      <StepForm
        step="contact"
        intent="save-contact"
        buttonText={useNextText('contact')}
        {...form.formProps}
        // Without script nothing tells the browser that the fields of an address that is not chosen may stay empty.
        noValidate={form.formProps.noValidate || member.addresses.length > 0}
      >
        {isGuest && !market.checkout.guestOnly && <SignInFirst />}
        <ErrorSummary errors={form.summary} submission={form.submission} />
        <Refused answer={fault} />
        <FieldGroup legend={text('checkout.contactLegend')}>
          <ContactFields market={market} field={form.field} />
        </FieldGroup>
        {isShipped && (
          <DeliveryAddress key={`${fault?.manualForm}`} form={form} addresses={member.addresses} />
        )}
      </StepForm>
    </CheckoutSection>
  );
}

/** An address that is not known as typed: what is suggested beside what was entered (CART-038). */
function UnknownAddress({ fault }: Pick<CheckoutStepProps, 'fault'>) {
  const { market } = useShop();
  const { addressOf, layout } = useCheckoutPlaces();
  const { addressChoice: question, values = {} } = fault ?? {};
  if (!question) return null;
  const taking = (fields: Readonly<Record<string, string>>) =>
    targetAt(addressOf('contact'), 'save-contact', { ...fields, useAsEntered: 'true' });
  const suggestions = question.suggestions.map((address) => ({
    lines: [address.address1, address.address2, address.city, address.state, address.postalCode],
    target: taking(withAddress(values, address, market)),
  }));
  const entered = { lines: market.address.fields.map(({ name }) => values[name]), target: taking(values) };
  const choice = { suggestions, entered: question.mayUseAsEntered ? entered : undefined };
  return <AddressChoice {...choice} level={layout.kind === 'pages' ? 2 : 3} />;
}

/** A guest with an account signs in from within the form, so that nothing typed is lost (PLUS-050). */
function SignInFirst() {
  const text = useText();
  return (
    <>
      {/* Enter in a field sends by a form's first button: that has to be the one that goes on. */}
      <VisuallyHidden aria-hidden>
        <button type="submit" tabIndex={-1} />
      </VisuallyHidden>
      <Inline gap={3}>
        <Text>{text('checkout.haveAccount')}</Text>
        <Button type="submit" name={SIGN_IN_FIRST} value="true" formNoValidate variant="outline" size="s">
          {text('signIn.toCheckout')}
        </Button>
      </Inline>
    </>
  );
}

type DeliveryAddressProps = { readonly form: ContactForm; readonly addresses: readonly SavedAddress[] };

/** Where it goes: one of the member's addresses, or one that is typed (PLUS-050). */
function DeliveryAddress({ form, addresses }: DeliveryAddressProps) {
  const text = useText();
  const { market } = useShop();
  const { field, country, neighborhoods, start } = form;
  const fields = <AddressFields {...{ market, field, country, neighborhoods }} />;
  const legend = text('checkout.addressLegend');
  if (addresses.length === 0) return <FieldGroup legend={legend}>{fields}</FieldGroup>;
  const saved = addresses.find(({ addressId }) => addressId === start[SAVED_ADDRESS]);
  return (
    <RadioCards legend={legend} name={SAVED_ADDRESS} defaultValue={saved?.addressId ?? OTHER_ADDRESS}>
      {addresses.map(({ addressId, address }) => (
        <RadioCard
          key={addressId}
          value={addressId}
          label={`${address.firstName} ${address.lastName}`}
          description={addressLines(address, market).join(', ')}
        />
      ))}
      <RadioCard value={OTHER_ADDRESS} label={text('checkout.otherAddress')}>
        {fields}
      </RadioCard>
    </RadioCards>
  );
}
