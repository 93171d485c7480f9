import { isB2cError, type ShipmentType } from '@driveline/api';
import { QUANTITY_MAX, shipmentTypes } from '@driveline/validation';
import { readShipmentType } from '../shipments/shipments.ts';

/** What helps where fewer are there than were asked for (PLUS-062). */
export interface ShownRemedy {
  asked: number;
  /** How many can be had; absent where none can be added. */
  quantity?: number;
  /** Another type, which brings all of them. */
  shipmentType?: ShipmentType;
  /** Of a pickup: by which the rest comes. */
  restBy?: ShipmentType;
}

/** What a refusal offers in place of the quantity that was asked for. */
export function remedyOf(error: unknown, asked: number | undefined): ShownRemedy | undefined {
  const remedy = isB2cError(error) ? error.remedy : undefined;
  if (!remedy || asked === undefined) return undefined;
  const { quantity, shipmentType, restBy } = remedy;
  return {
    asked,
    ...(quantity && { quantity }),
    ...(shipmentType && { shipmentType: readShipmentType(shipmentType) }),
    ...(restBy && { restBy: readShipmentType(restBy) }),
  };
}

const countIn = (query: URLSearchParams, name: string) => {
  const count = Number(query.get(name));
  return Number.isInteger(count) && count >= 1 && count <= QUANTITY_MAX ? count : undefined;
};

/** The quantity that an address asks for. */
export const askedQuantity = (query: URLSearchParams) => countIn(query, 'quantity');

/**
 * A remedy as an address carries it for a page without script, by the names of the form's fields, and back.
 * @param line of the cart that it is for
 */
export function writeRemedy(
  query: URLSearchParams,
  { asked, quantity, shipmentType, restBy }: ShownRemedy,
  line?: string,
): void {
  query.set('quantity', `${asked}`);
  if (quantity) query.set('take', `${quantity}`);
  if (shipmentType) query.set('takeBy', shipmentType);
  if (restBy) query.set('restBy', restBy);
  if (line) query.set('line', line);
}

export function readRemedy(query: URLSearchParams, line?: string): ShownRemedy | undefined {
  const [asked, quantity] = [countIn(query, 'quantity'), countIn(query, 'take')];
  if (asked === undefined || (quantity === undefined && !query.has('takeBy'))) return undefined;
  if ((query.get('line') ?? undefined) !== line) return undefined;
  const [shipmentType, restBy] = ['takeBy', 'restBy'].map((name) =>
    shipmentTypes.find((each) => each === query.get(name)),
  );
  return {
    asked,
    ...(quantity && { quantity }),
    ...(shipmentType && { shipmentType }),
    ...(restBy && { restBy }),
  };
}
