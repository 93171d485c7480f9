import {
  addressLines,
  contactLines,
  contactValues,
  validateContact,
  withAddress,
  type AddressQuestion,
} from '@driveline/hooks';
import { us } from '@driveline/markets/us';
import { AddressChoice, Button, CheckoutSection, Text, useStrings } from '@driveline/ui';
import { AddressFields, FieldGroup, Form } from '@driveline/ui/forms';
import { toWireAddress, type Values } from '@driveline/validation';
import type { StepProps } from './Checkout.tsx';
import { addressFields, contactFields, labels, normalizers } from './contactForm.ts';
import { sayIssue, words } from './words.ts';

const action = '/checkout?step=contact';

/** Who gets the order and where, as one form: without script the server finds the same faults. */
export function Contact({ state, posted, isOpen }: StepProps) {
  const { order } = useStrings();
  const isShipped = state.containsShipToHomeItem;
  return (
    <CheckoutSection
      id="contact"
      step={1}
      title={order.contact}
      state={isOpen ? 'open' : 'done'}
      editHref={action}
      summary={<Text size="bodyS">{contactLines(state, us).join(', ')}</Text>}
    >
      {posted?.addressChoice && <Choice values={posted.values} choice={posted.addressChoice} />}
      <Form
        id="contact-form"
        method="post"
        action={action}
        rules={{ validate: (typed) => validateContact(us, isShipped, typed) }}
        issueText={sayIssue}
        issues={posted?.issues}
        start={posted?.values ?? contactValues(state, us)}
        labels={labels}
        normalizers={normalizers}
      >
        {(field) => (
          <>
            <input type="hidden" name="intent" value="save-contact" />
            <AddressFields fields={contactFields} field={field} />
            {isShipped && (
              <FieldGroup legend={order.shipTo}>
                <AddressFields fields={addressFields} field={field} />
              </FieldGroup>
            )}
            <Button type="submit" variant="primary" fullWidth>
              {words.toPayment}
            </Button>
          </>
        )}
      </Form>
    </CheckoutSection>
  );
}

/** An address that is not known as typed: each button posts everything that was typed, with its own address. */
function Choice({ values, choice }: { values: Values; choice: AddressQuestion }) {
  const option = (typed: Values) => ({
    lines: addressLines(toWireAddress(typed, us), us),
    target: { action, intent: 'save-contact', fields: { ...typed, useAsEntered: 'true' } },
  });
  return (
    <AddressChoice
      suggestions={choice.suggestions.map((known) => option(withAddress(values, known, us)))}
      entered={choice.mayUseAsEntered ? option(values) : undefined}
    />
  );
}
