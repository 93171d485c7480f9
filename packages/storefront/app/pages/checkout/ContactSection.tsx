import type { CheckoutState } from '@driveline/api';
import {
  askedStep,
  contactKinds,
  contactLines,
  contactValues,
  SAVE_ADDRESS,
  SAVED_ADDRESS,
  SIGN_IN_FIRST,
  useCartPlace,
  useKnownMember,
  validateContact,
  type CheckoutFault,
  type KeptCheckout,
  type KnownMember,
} from '@driveline/hooks';
import { Button, Checkbox, CheckoutSection, Inline, Text } from '@driveline/ui';
import { ErrorSummary, FieldGroup, FirstSubmit } from '@driveline/ui/forms';
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useShop, useText } from '../../shop/useShop.ts';
import { useKeptDraft } from '../../shop/useKeptDraft.ts';
import { useShopForm } from '../../shop/useShopForm.ts';
import { AddressRadios } from '../../parts/address/AddressChoices.tsx';
import { AddressFields, ContactFields, useAddressLabels } from '../../parts/address/AddressFields.tsx';
import { Refused } from '../../parts/form/PostForm.tsx';
import type { CheckoutStepProps } from '../../../src/slots.ts';
import { StepForm, UnknownAddress, useNextText } from './StepForm.tsx';

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
      <UnknownAddress fault={fault} intent="save-contact" />
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
          <ContactFields field={form.field} />
        </FieldGroup>
        {isShipped && (
          <DeliveryAddress key={`${fault?.manualForm}`} {...{ form, isGuest }} addresses={member.addresses} />
        )}
      </StepForm>
    </CheckoutSection>
  );
}

/** The contact form with its checks in the browser; the post itself goes to the route's action, by script or without. */
function useContactForm(state: CheckoutState, fault: CheckoutFault | undefined, member: KnownMember) {
  const { market } = useShop();
  const isShipped = state.containsShipToHomeItem;
  const draft = useCheckoutDraft();
  const place = useCartPlace(state);
  const start = fault?.values ?? { ...contactValues(state, market, member, place), ...draft };
  const form = useShopForm({
    id: 'contact',
    rules: { validate: (input) => validateContact(market, isShipped, input) },
    start,
    issues: fault?.issues,
    labels: useAddressLabels(),
    kinds: contactKinds(market),
  });
  return { ...form, start };
}

/** What was typed before a sign-in, until the contact step is left: from then on the order knows it. */
function useCheckoutDraft() {
  const loaded = useLoaderData() as KeptCheckout | null;
  const [draft, setDraft] = useState(loaded?.draft);
  const isLeft = askedStep(useLocation()) !== 'contact';
  useEffect(() => {
    if (isLeft) setDraft(undefined);
  }, [isLeft]);
  return draft;
}

/** A guest with an account signs in from within the form, so that nothing typed is lost (PLUS-050). */
function SignInFirst() {
  const text = useText();
  return (
    <>
      <FirstSubmit />
      <Inline gap={3}>
        <Text>{text('checkout.haveAccount')}</Text>
        <Button type="submit" name={SIGN_IN_FIRST} value="true" formNoValidate variant="outline" size="s">
          {text('signIn.toCheckout')}
        </Button>
      </Inline>
    </>
  );
}

type DeliveryAddressProps = Pick<KnownMember, 'addresses'> & {
  readonly form: ReturnType<typeof useContactForm>;
  readonly isGuest: boolean;
};

/** Where it goes: one of the member's addresses, or one that is typed (PLUS-050). */
function DeliveryAddress({ form, isGuest, addresses }: DeliveryAddressProps) {
  const text = useText();
  const fields = (
    <>
      <AddressFields form={form} />
      {!isGuest && (
        <Checkbox name={SAVE_ADDRESS} value="true" defaultChecked={SAVE_ADDRESS in form.start}>
          {text('checkout.saveAddress')}
        </Checkbox>
      )}
    </>
  );
  const legend = text('checkout.addressLegend');
  if (addresses.length === 0) return <FieldGroup legend={legend}>{fields}</FieldGroup>;
  const saved = addresses.find(({ addressId }) => addressId === form.start[SAVED_ADDRESS]);
  return <AddressRadios {...{ legend, addresses }} chosen={saved?.addressId} typed={fields} />;
}
