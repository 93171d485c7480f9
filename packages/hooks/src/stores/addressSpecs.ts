import { addressCountry, type MarketOptions, type Values } from '@driveline/validation';
import type { PlaceMarket } from './placeFill.ts';

type SpecField = PlaceMarket['address']['fields'][number] & {
  readonly labelKey: string;
  readonly otherKey?: string;
  readonly columns: 1 | 2 | 3 | 4 | 5 | 6;
  readonly autoComplete: string;
  readonly inputMode?: 'text' | 'numeric';
};

type SpecMarket = Pick<MarketOptions, 'countries'> &
  Pick<PlaceMarket, 'states'> & { readonly address: { readonly fields: readonly SpecField[] } };

type SpecTexts = {
  /** Words of a message of the market's record. */
  readonly label: (key: string) => string;
  /** Empty choice of a state or list. */
  readonly choose: string;
  /** Goes back from a value that is typed to the list. */
  readonly back: string;
};

/** The fields of a market's address as `AddressFields` draws them: some belong to one country of it. */
export function addressSpecs(
  market: SpecMarket,
  { values, choices }: { readonly values: Partial<Values>; readonly choices: readonly string[] },
  { label, choose, back }: SpecTexts,
) {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  const country = addressCountry(texts, market)?.code ?? '';
  return market.address.fields
    .filter(({ onlyCountries }) => onlyCountries?.includes(country) ?? true)
    .map(({ name, kind, columns, required, autoComplete, maxLength, inputMode, labelKey, otherKey }) => ({
      ...{ name, columns, autoComplete, maxLength, label: label(labelKey) },
      ...(!required && { optional: true }),
      ...(inputMode && { inputMode }),
      ...(kind === 'state' && {
        options: market.states.map((state) => ({ value: state.code, label: state.name })),
        placeholder: choose,
      }),
      ...(otherKey && {
        choices: {
          ...{ back, placeholder: choose, values: choices },
          ...{ value: values[name] ?? '', other: label(otherKey) },
        },
      }),
    }));
}
