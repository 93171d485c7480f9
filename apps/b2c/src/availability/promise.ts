import type { Availability } from '@driveline/api/contract';
import type { Place, Timetable } from './timetable.ts';

export interface StockOfPart {
  /** On the chosen store's shelf. */
  readonly atStore: number;
  /** In the hub whose van serves it. */
  readonly byVan: number;
  /** In the hub that sends next-day parcels. */
  readonly atHub: number;
  /** In the warehouses from which parcels would leave (`pickSenders`), 0 when they have too few. */
  readonly toShip: number;
  /** Another store that has enough, the nearest one. */
  readonly nearby?: { readonly place: Place; readonly quantity: number; readonly meters: number } | undefined;
}

export interface PromiseInput {
  readonly timetable: Timetable;
  readonly store: Place | null;
  readonly quantity: number;
  readonly stock: StockOfPart;
  /** May not travel by air or express, so never next day. */
  readonly isHazardous: boolean;
  /** Travels by freight, so never next day. */
  readonly isFreight: boolean;
  /** Whether the hub reaches the shopper's place in one day. */
  readonly nextDayReaches: boolean;
  /** Decimal major units for this line alone. */
  readonly prices: { readonly nextDay: number; readonly regular: number };
  /** Of the last parcel from the warehouses of `stock.toShip`. */
  readonly regularDate: string;
}

/**
 * THE engine: what may be promised for so many of one part. Shelf, product, cart, checkout and order all ask it,
 * so one part never has two dates (PLUS-016). A missing member is not offered; `readyAt: null` says that the
 * chosen store cannot have it.
 */
export function promise(input: PromiseInput): Availability {
  const { timetable, store, quantity, stock } = input;
  const availability: Availability = {};
  if (store?.offersPickup) {
    const slot =
      stock.atStore >= quantity
        ? timetable.fromShelf
        : stock.atStore + stock.byVan >= quantity
          ? timetable.fromHub
          : null;
    availability.pickup = {
      storeNumber: store.number,
      storeName: store.street,
      quantity: stock.atStore,
      readyAt: slot?.readyAt ?? null,
      closesAt: slot?.closesAt ?? null,
    };
  }
  if (stock.atStore < quantity && stock.nearby) {
    const { place, quantity: there, meters } = stock.nearby;
    availability.nearby = {
      storeNumber: place.number,
      storeName: place.street,
      quantity: there,
      distanceMeters: Math.round(meters),
    };
  }
  const byHub = stock.atHub >= quantity && input.nextDayReaches && !input.isHazardous && !input.isFreight;
  if (byHub && timetable.nextDay) {
    availability.nextDay = { ...timetable.nextDay, price: input.prices.nextDay };
  }
  if (stock.toShip >= quantity) {
    availability.regular = {
      date: input.regularDate,
      price: input.prices.regular,
      ...(input.isFreight ? { freight: true } : {}),
    };
  }
  return availability;
}

/** Whether the shopper can have it at all, in any way. */
export const isObtainable = ({ pickup, nextDay, regular }: Availability): boolean =>
  Boolean(pickup?.readyAt || nextDay || regular);
