import type { ShipmentChoice, ShipmentType } from '@driveline/validation';
import type { Formats } from '../../i18n/formats.ts';
import type { UiStrings } from '../../i18n/messages.ts';
import type { DaySentence } from '../../i18n/commerce/product/messages.ts';
import type { Availability } from '../model/availability.ts';
import { hourOf, placeDate, placeTime } from '../private/placeTime.ts';

/** One way to get the part, in words; not `possible` with the reason in `notes`. */
export interface WayOffer {
  shipmentType: ShipmentChoice;
  title: string;
  notes: readonly string[];
  possible: boolean;
  /** Date or instant of the promise; absent where it is not possible. */
  when?: string;
  /** 0 is free; absent where it is not possible. */
  priceMinor?: number;
}

export interface OfferWords {
  strings: UiStrings;
  formats: Formats;
  sentence: (words: DaySentence, iso: string) => string;
  /** Postal code that a delivery goes to. */
  place?: string | undefined;
}

/** Whether any way can bring the part. */
export function isAvailable(availability: Availability): boolean {
  const { pickup, nextDay, regular } = availability;
  return Boolean(pickup?.readyAt ?? nextDay ?? regular);
}

/** How many could be had where nothing brings all; undefined where something does, or nothing is left. */
export function mostOf({ most = {} }: Availability): number | undefined {
  const counts = Object.values(most).filter((count) => count > 0);
  return counts.length > 0 ? Math.max(...counts) : undefined;
}

/** Pickup, next day and regular in this order, each with date, place and stock [PLUS-012, PLUS-016]. */
export function wayOffers(availability: Availability, words: OfferWords): WayOffer[] {
  const { pickup, nextDay, regular, regularReason, most = {} } = availability;
  const { way } = words.strings.product;
  const { only } = words.strings.offer.stock;
  const fewer = (count: number | undefined, none: string) => (count === undefined ? none : only(count));
  return [
    ...(pickup ? [pickupOffer(availability, pickup, words)] : []),
    nextDay
      ? nextDayOffer(nextDay, words)
      : impossible('nextday', way.nextDayPlain, fewer(most.nextDay, way.noNextDay)),
    regular
      ? regularOffer(regular, words)
      : impossible('regular', way.regularPlain, regularReason ?? fewer(most.regular, way.noRegular)),
  ];
}

/**
 * The way to start with: the first of the wanted ones that is possible, else the soonest free one, so that nobody pays
 * for a delivery unasked; else the first.
 */
export function firstOffer(
  offers: readonly WayOffer[],
  ...wanted: readonly (ShipmentType | undefined)[]
): WayOffer | undefined {
  const possible = offers.filter((offer) => offer.possible);
  for (const way of wanted) {
    const same = possible.find(({ shipmentType }) => shipmentType === way);
    if (same) return same;
  }
  const free = possible.filter(({ priceMinor }) => priceMinor === 0);
  const day = ({ when = '' }: WayOffer) => placeDate(when);
  return free.toSorted((one, other) => day(one).localeCompare(day(other)))[0] ?? possible[0];
}

function pickupOffer(
  { nearby, most }: Availability,
  pickup: NonNullable<Availability['pickup']>,
  { strings, formats, sentence }: OfferWords,
): WayOffer {
  const { offer, product } = strings;
  const { way } = product;
  const { readyAt, closesAt, quantity, storeName } = pickup;
  if (!readyAt) {
    const near = nearby && [
      offer.stockAt(nearby.quantity, nearby.storeName),
      formats.distance(nearby.distanceMeters),
    ];
    const here = most?.pickup ? offer.stock.onlyAt(most.pickup, storeName) : way.notAt(storeName);
    return impossible('instore', way.pickupPlain, here, near?.join(', '));
  }
  const time = placeTime(formats, readyAt);
  const closing = closesAt && placeTime(formats, closesAt);
  const notes = [
    quantity > 0 ? offer.stockAt(quantity, storeName) : way.broughtTo(storeName),
    way.ready(time, hourOf(time)),
    ...(closing ? [way.openUntil(closing, hourOf(closing))] : []),
  ];
  return {
    shipmentType: 'instore',
    title: sentence(way.pickup, readyAt),
    notes,
    possible: true,
    when: readyAt,
    priceMinor: 0,
  };
}

function nextDayOffer(
  { date, orderBy, priceMinor }: NonNullable<Availability['nextDay']>,
  { strings, formats, sentence, place }: OfferWords,
): WayOffer {
  const { way } = strings.product;
  const until = placeTime(formats, orderBy);
  const notes = [way.orderBy(until, hourOf(until)), ...(place ? [place] : [])];
  return {
    shipmentType: 'nextday',
    title: sentence(way.nextDay, date),
    notes,
    possible: true,
    when: date,
    priceMinor,
  };
}

function regularOffer(
  { date, priceMinor, freight }: NonNullable<Availability['regular']>,
  { strings, sentence, place }: OfferWords,
): WayOffer {
  const { way } = strings.product;
  const notes = [place ? way.standardTo(place) : way.standard, ...(freight ? [way.freight] : [])];
  return {
    shipmentType: 'regular',
    title: sentence(way.regular, date),
    notes,
    possible: true,
    when: date,
    priceMinor,
  };
}

function impossible(
  shipmentType: ShipmentChoice,
  title: string,
  ...reasons: (string | undefined)[]
): WayOffer {
  return { shipmentType, title, notes: reasons.filter((reason) => reason !== undefined), possible: false };
}
