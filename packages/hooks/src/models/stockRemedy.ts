import { isB2cError } from '@driveline/api';
import { wayOf } from './ways.ts';
import type { ShownWay } from './ways.ts';

/** What helps where fewer are there than were asked for (PLUS-062). */
export interface ShownRemedy {
  asked: number;
  /** How many can be had; absent where none can be added. */
  quantity?: number;
  /** Another way, which brings all of them. */
  way?: ShownWay;
}

/** What a refusal offers in place of the quantity that was asked for. */
export function remedyOf(error: unknown, asked: number | undefined): ShownRemedy | undefined {
  const remedy = isB2cError(error) ? error.remedy : undefined;
  if (!remedy || asked === undefined) return undefined;
  const { quantity, shipmentType } = remedy;
  return { asked, ...(quantity && { quantity }), ...(shipmentType && { way: wayOf(shipmentType) }) };
}

/** Names of a remedy in an address, for a page without script. */
const FIELDS = { asked: 'quantity', quantity: 'take', way: 'byWay', line: 'line' } as const;

const countIn = (query: URLSearchParams, name: string) => {
  const count = Number(query.get(name));
  return Number.isInteger(count) && count >= 1 && count <= 99 ? count : undefined;
};

/** The quantity that an address asks for. */
export const askedQuantity = (query: URLSearchParams) => countIn(query, FIELDS.asked);

/** A remedy as an address carries it, and back. @param line of the cart that it is for */
export function writeRemedy(
  query: URLSearchParams,
  { asked, quantity, way }: ShownRemedy,
  line?: string,
): void {
  query.set(FIELDS.asked, `${asked}`);
  if (quantity) query.set(FIELDS.quantity, `${quantity}`);
  if (way) query.set(FIELDS.way, way);
  if (line) query.set(FIELDS.line, line);
}

export function readRemedy(query: URLSearchParams, line?: string): ShownRemedy | undefined {
  const [asked, quantity] = [countIn(query, FIELDS.asked), countIn(query, FIELDS.quantity)];
  if (asked === undefined || (quantity === undefined && !query.has(FIELDS.way))) return undefined;
  if ((query.get(FIELDS.line) ?? undefined) !== line) return undefined;
  const way = (['pickup', 'nextDay', 'regular'] as const).find((each) => each === query.get(FIELDS.way));
  return { asked, ...(quantity && { quantity }), ...(way && { way }) };
}
