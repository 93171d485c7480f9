import type { Availability } from '@driveline/api/contract';
import type { Place, Timetable } from '../logistics/timetable.ts';

export interface StockOfPart {
  /** On the chosen store's shelf. */
  readonly atStore: number;
  /** In the hub whose van serves it. */
  readonly byVan: number;
  /** In the hub that sends next-day parcels. */
  readonly atHub: number;
  /** In all warehouses from which parcels can leave together (`pickSenders`). */
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
  /** Decimal major units for only this line. */
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
  const isFast = input.nextDayReaches && !input.isHazardous && !input.isFreight;
  if (isFast && stock.atHub >= quantity && timetable.nextDay) {
    availability.nextDay = { ...timetable.nextDay, price: input.prices.nextDay };
  }
  if (stock.toShip >= quantity) {
    availability.regular = {
      date: input.regularDate,
      price: input.prices.regular,
      ...(input.isFreight ? { freight: true } : {}),
    };
  }
  const most = mostOf(input, { isNextDayOpen: isFast && timetable.nextDay !== null });
  return most ? { ...availability, most } : availability;
}

/** How many pieces the ways could bring that fall short; undefined where none does, or brings none at all. */
function mostOf(
  { store, stock, quantity }: PromiseInput,
  { isNextDayOpen }: { readonly isNextDayOpen: boolean },
): Availability['most'] {
  const ways = {
    pickup: store?.offersPickup ? stock.atStore + stock.byVan : 0,
    nextDay: isNextDayOpen ? stock.atHub : 0,
    regular: stock.toShip,
  };
  const short = Object.entries(ways).filter(([, count]) => count > 0 && count < quantity);
  return short.length > 0 ? Object.fromEntries(short) : undefined;
}

/** Whether the shopper can have it at all, in any way. */
export const isObtainable = ({ pickup, nextDay, regular }: Availability): boolean =>
  Boolean(pickup?.readyAt || nextDay || regular);
