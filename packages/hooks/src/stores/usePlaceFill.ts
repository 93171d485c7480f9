import type { Place } from '@driveline/api';
import type { MarketOptions } from '@driveline/validation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { storeQueries } from './storeQueries.ts';

type AddressField = MarketOptions['address']['fields'][number] & {
  /** The answer to a postal code fills it. */
  readonly filledByPostalCode?: boolean;
};

/** What the filling reads of a market, by shape. */
export interface PlaceMarket {
  readonly postalCode: { readonly pattern: string };
  readonly address: Pick<MarketOptions['address'], 'wire'> & { readonly fields: readonly AddressField[] };
}

export interface PlaceForm {
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly setValue: (name: string, value: string) => void;
}

/** Fields of the market's address that its postal code fills, by what the answer calls them (PLUS-023). */
export function filledFields({ address }: Pick<PlaceMarket, 'address'>) {
  const fieldOf = (wire: 'city' | 'state') => {
    const [part] = address.wire[wire];
    return address.fields.find(({ name, filledByPostalCode }) => name === part?.field && filledByPostalCode)
      ?.name;
  };
  return { city: fieldOf('city'), state: fieldOf('state') };
}

/** A complete postal code, or nothing while it is being typed. */
export const completePostalCode = ({ postalCode }: Pick<PlaceMarket, 'postalCode'>, typed = '') =>
  new RegExp(`^(?:${postalCode.pattern})$`).test(typed.trim()) ? typed.trim() : undefined;

/**
 * Fills city and state when a postal code is complete, and never what the shopper typed themselves.
 * @returns what the fields of kind `list` offer
 */
export function usePlaceFill(market: PlaceMarket, { values, setValue }: PlaceForm): readonly string[] {
  const { client } = useB2c();
  const field = market.address.fields.find(({ kind }) => kind === 'postalCode')?.name ?? '';
  const typed = completePostalCode(market, values[field]);
  // What stood there when the form was opened is the shopper's, with its city and state; a code alone came from the cart.
  const start = useRef(hasPlace(market, values) ? typed : undefined);
  const { data } = useQuery({
    ...storeQueries.placeByPostalCode(client, typed ?? ''),
    enabled: typed !== undefined && (typed !== start.current || offersList(market)),
  });
  const filled = useRef<Record<string, string>>({});
  const fill = useEffectEvent((place: Place) => {
    if (typed === start.current) return;
    for (const [name, value] of Object.entries(filledValues(market, place))) {
      const current = values[name] ?? '';
      if (current !== '' && current !== filled.current[name]) continue;
      // Whoever stands in the field is about to type: the value would mix with the first letters.
      if (document.activeElement?.getAttribute('name') === name) continue;
      filled.current[name] = value;
      setValue(name, value);
    }
  });
  useEffect(() => {
    if (data) fill(data);
  }, [data]);
  return typed !== undefined && data ? data.neighborhoods : [];
}

function hasPlace(market: Pick<PlaceMarket, 'address'>, values: PlaceForm['values']): boolean {
  const names = Object.values(filledFields(market)).filter((name) => name !== undefined);
  return names.length === 0 || names.some((name) => Boolean(values[name]));
}

const offersList = ({ address }: Pick<PlaceMarket, 'address'>) =>
  address.fields.some(({ kind }) => kind === 'list');

/** What a place says of each field of the market's form; a list with one choice has made it. */
export function filledValues(market: Pick<PlaceMarket, 'address'>, place: Place): Record<string, string> {
  const { city, state } = filledFields(market);
  const [only, ...others] = place.neighborhoods;
  const lists = market.address.fields.filter(
    ({ kind, filledByPostalCode }) => kind === 'list' && filledByPostalCode,
  );
  return {
    ...(city && place.city && { [city]: place.city }),
    ...(state && place.state && { [state]: place.state }),
    ...(only && others.length === 0 && Object.fromEntries(lists.map(({ name }) => [name, only]))),
  };
}
