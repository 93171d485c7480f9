import { Button, Stack } from '@driveline/ui';
import { AddressFields, ErrorSummary, FieldGroup, TextField } from '@driveline/ui/forms';
import { formatPhone, fromWireAddress } from '@driveline/validation';
import { usePageWords, type PageWord } from './pageWords.ts';
import { useShopData } from './shopData.ts';

/** What the shopper gave before, by the names of the fields. */
function useStart(fault: boolean): Readonly<Record<string, string>> {
  const { market, contact, address } = useShopData();
  const { email, firstName, lastName, phoneNumber, fiscalId } = contact;
  return {
    ...fromWireAddress(address, market),
    email: fault ? email.replace(/@.*/, '@') : email,
    firstName,
    lastName,
    phoneNumber: formatPhone(phoneNumber ?? '', market),
    fiscalId: fiscalId ?? '',
  };
}

/** Who gets it and where: the second step of the checkout. */
export function CheckoutContact({ fault }: { fault: boolean }) {
  const words = usePageWords();
  const start = useStart(fault);
  const message = words('emailFault');
  const field = (name: string) => ({ id: `page-${name}`, name, defaultValue: start[name] ?? '' });
  return (
    <Stack gap={5}>
      {fault && <ErrorSummary errors={[{ fieldId: 'page-email', label: words('contact.email'), message }]} />}
      <FieldGroup legend={words('checkout.contactLegend')}>
        <TextField
          {...field('email')}
          label={words('contact.email')}
          type="email"
          errorMessage={fault ? message : undefined}
          required
        />
        <FieldGroup columns={2}>
          <TextField {...field('firstName')} label={words('contact.firstName')} required />
          <TextField {...field('lastName')} label={words('contact.lastName')} required />
        </FieldGroup>
        <Phone {...field('phoneNumber')} />
        <FiscalId {...field('fiscalId')} />
      </FieldGroup>
      <FieldGroup legend={words('checkout.addressLegend')}>
        <Address field={field} />
      </FieldGroup>
      <Button variant="primary" fullWidth>
        {words('checkout.toPayment')}
      </Button>
    </Stack>
  );
}

interface StartedField {
  id: string;
  name: string;
  defaultValue: string;
}

function Phone(field: StartedField) {
  const words = usePageWords();
  const { phone } = useShopData().market;
  return (
    <TextField
      {...field}
      label={words(phone.labelKey as PageWord)}
      description={words('contact.phoneReason')}
      type="tel"
      optional
    />
  );
}

/** Where the market's law knows one. */
function FiscalId(field: StartedField) {
  const words = usePageWords();
  const { fiscalId } = useShopData().market;
  if (!fiscalId) return null;
  const { labelKey, required } = fiscalId;
  return (
    <TextField
      {...field}
      label={words(labelKey as PageWord)}
      {...(required ? { required: true } : { optional: true })}
    />
  );
}

/** The market's own fields in its own order. */
function Address({ field }: { field: (name: string) => StartedField }) {
  const words = usePageWords();
  const { address, states } = useShopData().market;
  const fields = address.fields
    .filter(({ onlyCountries }) => !onlyCountries)
    .map(({ name, labelKey, kind, columns, required }) => ({
      name,
      columns,
      label: words(labelKey as PageWord),
      ...(!required && { optional: true }),
      ...(kind === 'state' && {
        options: states.map((state) => ({ value: state.code, label: state.name })),
        placeholder: words('address.chooseState'),
      }),
    }));
  return <AddressFields fields={fields} field={field} />;
}
