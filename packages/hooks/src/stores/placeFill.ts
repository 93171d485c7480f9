import type { Place } from '@driveline/api';
import type { MarketOptions, Values } from '@driveline/validation';

type AddressField = MarketOptions['address']['fields'][number] & {
  /** The answer to a postal code fills it. */
  readonly filledByPostalCode?: boolean;
};

/** What the filling reads of a market, by shape. */
export interface PlaceMarket {
  readonly postalCode: { readonly pattern: string };
  readonly states: readonly { readonly code: string; readonly name: string }[];
  readonly address: Pick<MarketOptions['address'], 'wire'> & { readonly fields: readonly AddressField[] };
}

type AddressMarket = Pick<PlaceMarket, 'address'>;

/** Fields of the market's address that its postal code fills, by what the answer calls them (PLUS-023). */
export function filledFields({ address }: AddressMarket) {
  const fieldOf = (wire: 'city' | 'state' | 'address1') => {
    const [part] = address.wire[wire];
    return address.fields.find(({ name, filledByPostalCode }) => name === part?.field && filledByPostalCode)
      ?.name;
  };
  return { city: fieldOf('city'), state: fieldOf('state'), street: fieldOf('address1') };
}

/** A complete postal code, or nothing while it is being typed. */
export const completePostalCode = ({ postalCode }: Pick<PlaceMarket, 'postalCode'>, typed = '') =>
  new RegExp(`^(?:${postalCode.pattern})$`).test(typed.trim()) ? typed.trim() : undefined;

/** Name of the field with the postal code. */
export const postalCodeField = ({ address }: AddressMarket): string =>
  address.fields.find(({ kind }) => kind === 'postalCode')?.name ?? '';

const isFilledList = ({ kind, filledByPostalCode }: AddressField) => kind === 'list' && filledByPostalCode;

const filledLists = ({ address }: AddressMarket) =>
  address.fields.filter(isFilledList).map(({ name }) => name);

export const offersList = (market: AddressMarket) => filledLists(market).length > 0;

/** Whether a form has any of what its postal code fills. */
export const hasPlace = (market: AddressMarket, values: Partial<Values>): boolean =>
  [...Object.values(filledFields(market)), ...filledLists(market)].some((name) => name && values[name]);

/** What a place says of each field of the market's form; a list with one choice has made it. */
export function filledValues(market: AddressMarket, place: Place): Record<string, string> {
  const { city, state, street } = filledFields(market);
  const [only, ...others] = place.neighborhoods;
  return {
    ...(state && place.state && { [state]: place.state }),
    ...(city && place.city && { [city]: place.city }),
    ...(only && others.length === 0 && Object.fromEntries(filledLists(market).map((name) => [name, only]))),
    ...(street && place.street && { [street]: place.street }),
  };
}

/**
 * Fields that another postal code changes: what is empty, and what the former one had filled, which is cleared where the new
 * one tells nothing. What the shopper typed stays (PLUS-060).
 * @param place of the new code, undefined for one that nobody knows
 */
export function refilledValues(
  market: AddressMarket,
  values: Partial<Values>,
  { former, place }: { readonly former: Place | undefined; readonly place: Place | undefined },
): Record<string, string> {
  const before = former ? filledValues(market, former) : {};
  const after = place ? filledValues(market, place) : {};
  const lists = filledLists(market);
  const names = [...Object.values(filledFields(market)), ...lists].filter((name) => name !== undefined);
  const isOf = (of: Place | undefined, name: string, value: string) =>
    lists.includes(name) && of?.neighborhoods.includes(value);
  const changed = names.flatMap((name) => {
    const current = values[name] ?? '';
    const isFormers = current === before[name] || isOf(former, name, current);
    if (current !== '' && !isFormers) return [];
    const value = after[name] ?? (isOf(place, name, current) ? current : '');
    return value === current ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changed);
}
