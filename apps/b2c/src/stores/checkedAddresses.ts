import type { ServerMarket, ServerMarkets } from '../markets/serverMarket.ts';
import type { PostalAddress, PostalAddressPort } from '../ports/postalAddressPort.ts';
import { lengthsOf, plainName } from './addressNames.ts';

/** No code has more; of a longer list a form would show no end. */
const mostNeighborhoods = 300;

/** Another company's service answered something that is no address of the market. */
export class PostalAnswerError extends Error {
  override readonly name = 'PostalAnswerError';
}

/**
 * A service whose answers are addresses of the market: names fit into the fields, a state is one of the market's.
 * @throws (its method) PostalAnswerError for another answer, which is trouble of the service
 */
export function checkedAddresses(port: PostalAddressPort, { markets }: ServerMarkets): PostalAddressPort {
  return {
    async find(postalCode, from) {
      const market = markets.find(({ code }) => code === from.market);
      const answer: unknown = await port.find(postalCode, from);
      return market && answer !== undefined && answer !== null ? checked(market, answer) : undefined;
    },
  };
}

function checked(market: ServerMarket, answer: unknown): PostalAddress {
  const { city, state, neighborhoods, street } = answer as Record<keyof PostalAddress, unknown>;
  if (!market.states.some(({ code }) => code === state) || !Array.isArray(neighborhoods))
    throw new PostalAnswerError(
      `no address of ${market.code}: a state of the market and a list of neighborhoods`,
    );
  const lengths = lengthsOf(market);
  const nameOf = (text: unknown, most: number | undefined): string | undefined => {
    const name = typeof text === 'string' && text.length <= 1000 ? plainName(text) : undefined;
    return name && most !== undefined && name.length <= most ? name : undefined;
  };
  const names = neighborhoods
    .slice(0, mostNeighborhoods)
    .flatMap((text: unknown) => nameOf(text, lengths.neighborhood) ?? []);
  const [cityName, streetName] = [nameOf(city, lengths.city), nameOf(street, lengths.street)];
  return {
    ...(cityName && { city: cityName }),
    state: state as string,
    neighborhoods: [...new Set(names)].sort((a, b) => a.localeCompare(b, market.locale)),
    ...(streetName && { street: streetName }),
  };
}
