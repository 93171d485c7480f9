import type { ComponentProps } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Field } from '../../components/private/Field.tsx';
import * as fieldStyles from '../../components/private/fieldStyles.css.ts';
import { IntentForm, type FormTarget } from '../private/IntentForm.tsx';

export interface DeliveryPlaceForm {
  /** Takes `postalCode`, and leads back to the page with the ways to that place. */
  target: FormTarget;
  /** What the market calls its postal code. */
  label: string;
  /** On the button. */
  ask: string;
  /** Of the field: its pattern, keyboard and example. */
  input?: Pick<ComponentProps<'input'>, 'pattern' | 'inputMode' | 'placeholder'>;
  /** A code that came back, and what is wrong with it. */
  fault?: { typed: string; message: string } | undefined;
}

/** Where a delivery would go: the ways above then say price and date for there. A plain form; its field is `#deliver-to`. */
export function DeliveryPlace({ form, place }: { form: DeliveryPlaceForm; place: string | undefined }) {
  const { target, label, ask, input, fault } = form;
  return (
    // What is wrong with a code is said in the shop's words, not in those of the browser's language.
    <IntentForm target={target} noValidate>
      <Field id="deliver-to" label={label} errorMessage={fault?.message}>
        {(aria) => (
          // Below the field, whose text a button of words would cover in large type.
          <>
            <input
              name="postalCode"
              autoComplete="postal-code"
              required
              defaultValue={fault?.typed ?? place}
              className={fieldStyles.control}
              {...input}
              {...aria}
            />
            <Button type="submit">{ask}</Button>
          </>
        )}
      </Field>
    </IntentForm>
  );
}
