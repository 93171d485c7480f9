import type { Place } from '@driveline/api';
import type { Values } from '@driveline/validation';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import {
  completePostalCode,
  filledFields,
  hasPlace,
  offersList,
  postalCodeField,
  refilledValues,
  type PlaceMarket,
} from './placeFill.ts';
import { storeQueries } from './storeQueries.ts';

export interface PlaceForm {
  readonly values: Partial<Values>;
  readonly setValue: (name: string, value: string) => void;
}

interface Answer {
  /** Undefined for a code that nobody knows. */
  readonly place: Place | undefined;
  /** New values by field; empty for what the code does not tell. */
  readonly changes: Readonly<Record<string, string>>;
}

const NONE: readonly string[] = [];

/**
 * Fills what a complete postal code tells of an address, and never what the shopper typed (PLUS-023, PLUS-060).
 * @returns what fields of kind `list` offer, and the values they have with it; what was filled last as it is read out; the
 * code by which the form was filled as it came
 */
export function usePlaceFill(market: PlaceMarket, { values, setValue }: PlaceForm) {
  const { client } = useB2c();
  const queryClient = useQueryClient();
  const typed = completePostalCode(market, values[postalCodeField(market)]);
  const [first] = useState(typed);
  // An address that is known has been filled by its code; a code alone came from the cart.
  const [filledBy] = useState(hasPlace(market, values) ? typed : undefined);
  const settled = useRef(filledBy);
  const { data: firstPlace } = useQuery({
    ...storeQueries.placeByPostalCode(client, first ?? ''),
    enabled: first !== undefined && offersList(market),
  });
  const [answer, setAnswer] = useState<Answer>();
  const placeOf = (code: string | undefined) =>
    code === undefined
      ? undefined
      : queryClient.ensureQueryData(storeQueries.placeByPostalCode(client, code)).catch(() => undefined);
  const take = useEffectEvent((code: string, former: Place | undefined, place: Place | undefined) => {
    settled.current = code;
    setAnswer({ place, changes: refilledValues(market, values, { former, place }) });
  });
  const change = useEffectEvent(async (code: string, isStale: () => boolean) => {
    const [former, place] = await Promise.all([placeOf(settled.current), placeOf(code)]);
    if (!isStale()) take(code, former, place);
  });
  useEffect(() => {
    if (typed === undefined || typed === settled.current) return undefined;
    let isStale = false;
    void change(typed, () => isStale);
    return () => {
      isStale = true;
    };
  }, [typed]);
  // After lists have become texts, or the other way round.
  const fill = useEffectEvent((changes: Answer['changes']) => {
    for (const [name, value] of Object.entries(changes)) {
      // A shopper in the field is about to type: the value would mix with the first letters.
      if (document.activeElement?.getAttribute('name') !== name) setValue(name, value);
    }
  });
  useEffect(() => {
    if (answer) fill(answer.changes);
  }, [answer]);
  return {
    choices: (answer ? answer.place : firstPlace)?.neighborhoods ?? NONE,
    values: { ...values, ...answer?.changes },
    filled: answer ? placeNames(market, answer.changes) : NONE,
    filledBy,
  };
}

/** Values as they are read out: states by their names. */
function placeNames(market: PlaceMarket, changes: Answer['changes']): readonly string[] {
  const { state } = filledFields(market);
  return Object.entries(changes).flatMap(([name, value]) => {
    if (value === '') return [];
    return [(name === state && market.states.find(({ code }) => code === value)?.name) || value];
  });
}
