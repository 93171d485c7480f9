import { addressCountry, citiesOf, type MarketOptions } from '@driveline/validation';
import { FILL_PLACE, FILLED_BY } from './fillPlace.ts';
import type { PlaceMarket } from './placeFill.ts';
import type { usePlaceFill } from './usePlaceFill.ts';

type SpecField = PlaceMarket['address']['fields'][number] & {
  readonly labelKey: string;
  readonly otherKey?: string;
  readonly columns: 1 | 2 | 3 | 4 | 5 | 6;
  readonly autoComplete: string;
  readonly inputMode?: 'text' | 'numeric';
};

type SpecMarket = Pick<MarketOptions, 'countries'> & {
  readonly states: readonly (PlaceMarket['states'][number] & MarketOptions['states'][number])[];
  readonly address: Pick<PlaceMarket['address'], 'wire'> & { readonly fields: readonly SpecField[] };
};

type SpecTexts = {
  /** Words of a message of the market's record. */
  readonly label: (key: string) => string;
  /** Empty choice of a state or list. */
  readonly choose: string;
  /** Of the button that fills without script. */
  readonly fill: string;
  /** Goes back from a value that is typed to the list. */
  readonly back: string;
};

/** The fields of a market's address as `AddressFields` draws them: some belong to one country of it. */
export function addressSpecs(
  market: SpecMarket,
  {
    values,
    choices,
    filledBy = '',
  }: Pick<ReturnType<typeof usePlaceFill>, 'values' | 'choices' | 'filledBy'>,
  { label, choose, fill, back }: SpecTexts,
) {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  const country = addressCountry(texts, market)?.code ?? '';
  const { city, state } = market.address.wire;
  const cities = citiesOf(market, texts[state[0]?.field ?? '']);
  return market.address.fields
    .filter(({ onlyCountries }) => onlyCountries?.includes(country) ?? true)
    .map(({ name, kind, columns, required, autoComplete, maxLength, inputMode, labelKey, otherKey }) => ({
      ...{ name, columns, autoComplete, maxLength, label: label(labelKey) },
      ...(!required && { optional: true }),
      ...(inputMode && { inputMode }),
      ...(kind === 'postalCode' && {
        fill: { name: FILL_PLACE, label: fill, filledBy: [FILLED_BY, filledBy] as const },
      }),
      ...(kind === 'state' && {
        options: market.states.map((state) => ({ value: state.code, label: state.name })),
        placeholder: choose,
      }),
      ...(cities &&
        name === city[0]?.field && {
          options: cities.map((each) => ({ value: each, label: each })),
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
