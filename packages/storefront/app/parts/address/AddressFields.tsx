import { addressSpecs, FILL_PLACE, FILLED_BY, usePlaceFill } from '@driveline/hooks';
import { Button, VisuallyHidden } from '@driveline/ui';
import { AddressFields as Fields, TextField } from '@driveline/ui/forms';
import { useDataText, useShop, useText } from '../../shop/useShop.ts';
import type { ShopForm } from '../../shop/useShopForm.ts';
import { EmailField, NameFields, PhoneField, usePersonLabels } from '../person/PersonFields.tsx';

/** Names of the fields of an address and of its person, for the list of what was found wrong. */
export function useAddressLabels() {
  const label = useDataText();
  const { address, fiscalId } = useShop().market;
  return {
    ...usePersonLabels(),
    ...(fiscalId && { fiscalId: label(fiscalId.labelKey) }),
    ...Object.fromEntries(address.fields.map(({ name, labelKey }) => [name, label(labelKey)])),
  };
}

/** Email first, then names, then the phone with the reason it is asked for (PLUS-018). */
export function ContactFields({ field }: Pick<ShopForm, 'field'>) {
  const text = useText();
  const { market } = useShop();
  const label = useDataText();
  return (
    <>
      <EmailField field={field} />
      <NameFields field={field} />
      <PhoneField field={field} description={text('contact.phoneReason')} optional />
      {market.fiscalId && (
        <TextField
          {...field('fiscalId')}
          label={label(market.fiscalId.labelKey)}
          placeholder={market.fiscalId.example}
          autoComplete="off"
          {...(market.fiscalId.required ? { required: true } : { optional: true })}
        />
      )}
    </>
  );
}

type AddressFieldsProps = { readonly form: Pick<ShopForm, 'field' | 'values' | 'setValue'> };

/** The market's own address fields in its own order; the postal code fills others (PLUS-023, PLUS-060). */
export function AddressFields({ form }: AddressFieldsProps) {
  const text = useText();
  const { market } = useShop();
  const label = useDataText();
  const fill = usePlaceFill(market, form);
  const texts = { label, choose: text('address.chooseState'), back: text('address.backToList') };
  const fields = addressSpecs(market, fill, texts).map((spec) =>
    spec.autoComplete === 'postal-code' ? { ...spec, end: <FillButton filledBy={fill.filledBy} /> } : spec,
  );
  const places = fill.filled.join(', ');
  return (
    <>
      <Fields fields={fields} field={form.field} />
      <VisuallyHidden role="status">{places && text('address.filled', { places })}</VisuallyHidden>
    </>
  );
}

/** Without script the form comes back with what its postal code tells. */
function FillButton({ filledBy = '' }: { filledBy: string | undefined }) {
  const text = useText();
  return (
    <noscript>
      <input type="hidden" name={FILLED_BY} value={filledBy} />
      <FirstSubmit />
      <Button type="submit" name={FILL_PLACE} value="true" formNoValidate size="s" variant="quiet">
        {text('address.fill')}
      </Button>
    </noscript>
  );
}

/** Enter in a field sends by a form's first button: that has to be the one that goes on. */
export const FirstSubmit = () => (
  <VisuallyHidden aria-hidden>
    <button type="submit" tabIndex={-1} />
  </VisuallyHidden>
);
