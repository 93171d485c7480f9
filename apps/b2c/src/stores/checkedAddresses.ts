import type { ServerMarket, ServerMarkets } from '../markets/serverMarket.ts';
import type { Log } from '../ops/log.ts';
import type { PostalAddress, PostalAddressPort } from '../ports/postalAddressPort.ts';
import { lengthsOf, plainName } from './addressNames.ts';

/** No code has more; of a longer list a form would show no end. */
const mostNeighborhoods = 300;

/** Another company's service answered something that is no address of the market. */
export class PostalAnswerError extends Error {
  override readonly name = 'PostalAnswerError';
}

/**
 * A service whose answers are addresses of the market: names fit into the fields, a state is one of the market's. A code
 * that it puts into another state is not known, and the log says so: of a few such codes the service is not away.
 * @throws (its method) PostalAnswerError for an answer of another shape, which is trouble of the service
 */
export function checkedAddresses(
  port: PostalAddressPort,
  { markets }: ServerMarkets,
  log: Log,
): PostalAddressPort {
  return {
    async find(postalCode, from) {
      const market = markets.find(({ code }) => code === from.market);
      const answer: unknown = await port.find(postalCode, from);
      if (!market || answer === undefined || answer === null) return undefined;
      const told = shaped(market, answer);
      if (market.states.some(({ code }) => code === told.state)) return fitting(market, told);
      const state = told.state.slice(0, 40);
      log.warn({ market: market.code, state }, 'a service told a state that the market does not have');
      return undefined;
    },
  };
}

interface Told {
  readonly city: unknown;
  readonly state: string;
  readonly neighborhoods: readonly unknown[];
  readonly street: unknown;
}

function shaped({ code }: ServerMarket, answer: unknown): Told {
  const told = answer as Record<keyof PostalAddress, unknown>;
  if (typeof told.state === 'string' && Array.isArray(told.neighborhoods)) return told as unknown as Told;
  throw new PostalAnswerError(`no address of ${code}: a state of the market and a list of neighborhoods`);
}

function fitting(market: ServerMarket, { city, state, neighborhoods, street }: Told): PostalAddress {
  const lengths = lengthsOf(market);
  const nameOf = (text: unknown, most: number | undefined): string | undefined => {
    const name = typeof text === 'string' && text.length <= 1000 ? plainName(text) : undefined;
    return name && most !== undefined && name.length <= most ? name : undefined;
  };
  const names = neighborhoods
    .slice(0, mostNeighborhoods)
    .flatMap((text) => nameOf(text, lengths.neighborhood) ?? []);
  const [cityName, streetName] = [nameOf(city, lengths.city), nameOf(street, lengths.street)];
  return {
    ...(cityName && { city: cityName }),
    state,
    neighborhoods: [...new Set(names)].sort((a, b) => a.localeCompare(b, market.locale)),
    ...(streetName && { street: streetName }),
  };
}
