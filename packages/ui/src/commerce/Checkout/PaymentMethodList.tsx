import type { ReactNode } from 'react';
import { RadioCard, RadioCards, type RadioCardsProps } from '../../components/RadioCards/RadioCards.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import { CardVendors } from './CardVendors.tsx';

export interface PaymentMethodOption {
  id: string;
  label: ReactNode;
  /** When the order starts, until when it is paid. */
  note?: ReactNode;
  /** The cards that it takes; they stand in place of a note. */
  vendors?: readonly string[];
  /** At the end, as what a card covers. */
  end?: ReactNode;
  /** Its fields, below it while it is chosen. */
  fields?: ReactNode;
}

export interface PaymentMethodListProps extends Omit<RadioCardsProps, 'legend' | 'name' | 'children'> {
  methods: readonly PaymentMethodOption[];
  /** Default the words for it. */
  legend?: ReactNode;
  /** Default `paymentMethod`. */
  name?: string;
}

/** The ways to pay of a market, in its order; all cards are one (CART-044, CART-046). */
export function PaymentMethodList(props: PaymentMethodListProps) {
  const { methods, legend, name = 'paymentMethod', ...rest } = props;
  const { checkout } = useStrings();
  return (
    <RadioCards legend={legend ?? checkout.pay} name={name} {...rest}>
      {methods.map(({ id, label, note, vendors = [], end, fields }) => (
        <RadioCard
          key={id}
          value={id}
          label={label}
          end={end}
          description={
            vendors.length > 0 ? <CardVendors vendors={vendors} label={checkout.cardsTaken} /> : note
          }
        >
          {fields}
        </RadioCard>
      ))}
    </RadioCards>
  );
}
