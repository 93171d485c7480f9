import type { Address } from '@driveline/api';
import { fromWireAddress } from '@driveline/validation';
import { Button, Card, Heading, Stack, Text } from '@driveline/ui';
import { useShop } from '../../shop/ShopProvider.tsx';
import { useText } from '../../shop/useText.ts';
import type { CheckoutFault } from './checkoutData.ts';

/** An address that is not known as typed: what is suggested beside what was entered (CART-038). */
export function AddressChoice({ fault }: { fault: CheckoutFault }) {
  const text = useText();
  const { market } = useShop();
  const { addressChoice: choice, values = {} } = fault;
  if (!choice) return null;
  const changed = (address: Address) => ({ ...values, ...nonEmpty(fromWireAddress(address, market)) });
  return (
    <Card tone="sunken" role="alert">
      <Stack gap={4}>
        <Heading level={3}>
          {text(choice.suggestions.length > 0 ? 'address.suggested' : 'address.notFound')}
        </Heading>
        {choice.suggestions.map((address) => (
          <ChoiceForm
            key={JSON.stringify(address)}
            values={changed(address)}
            label={text('address.useSuggestion')}
          >
            {[address.address1, address.address2, address.city, address.state, address.postalCode]}
          </ChoiceForm>
        ))}
        {choice.mayUseAsEntered && (
          <ChoiceForm values={values} label={text('address.useAsEntered')}>
            {market.address.fields.map(({ name }) => values[name])}
          </ChoiceForm>
        )}
      </Stack>
    </Card>
  );
}

type ChoiceFormProps = {
  readonly values: Readonly<Record<string, string>>;
  readonly label: string;
  readonly children: readonly (string | undefined)[];
};

function ChoiceForm({ values, label, children }: ChoiceFormProps) {
  return (
    <form method="post" action="/checkout" data-intent="save-contact">
      {Object.entries({ ...values, intent: 'save-contact', useAsEntered: 'true' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack gap={2} align="start">
        <Text>{children.filter(Boolean).join(', ')}</Text>
        <Button type="submit" size="s">
          {label}
        </Button>
      </Stack>
    </form>
  );
}

const nonEmpty = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
