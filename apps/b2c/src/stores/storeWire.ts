import type { Store, StoreDetails, StoreLocation } from '@driveline/api/contract';
import type { ServerMarket } from '../markets/serverMarket.ts';
import { openOn } from '../logistics/timetable.ts';
import { dateOf, localOf, weekdayOf } from '../clock/zone.ts';
import { openingStatus } from './openingStatus.ts';
import type { Site } from './places.ts';

const metersInMile = 1609.344;

/** VEHST-019: what the header knows of the preferred store. */
export function toStoreDetails(market: ServerMarket, site: Site, now: Date): StoreDetails {
  return {
    storeNumber: site.number,
    address1: site.street,
    address2: site.address2,
    zip: site.postalCode,
    messageToDisplay: statusOf(market, site, now).message,
    bopusEnabled: site.offersPickup,
  };
}

/** API-057, API-078. */
export function toStore(
  market: ServerMarket,
  site: Site,
  now: Date,
  more: Pick<Store, 'available'> & { meters?: number | undefined } = {},
): Store {
  return {
    ...toStoreDetails(market, site, now),
    city: site.city,
    state: site.region,
    countryCode: countryOf(market, site.region),
    phone: site.phone,
    location: { lat: site.lat, lon: site.lng },
    timeZone: site.timeZone,
    hours: site.hours.flatMap((span, day) =>
      span ? [{ day, open: clockText(span[0]), close: clockText(span[1]) }] : [],
    ),
    services: [...site.services],
    closedDates: closedDates(market, site, now),
    closed: { isClosed: !statusOf(market, site, now).isOpen },
    ...(more.meters === undefined ? {} : { distanceMeters: Math.round(more.meters) }),
    ...(more.available ? { available: more.available } : {}),
  };
}

const daysShown = 56;

/** Days of the next weeks on which the week's hours do not hold: holidays and closures (VEHST-030). */
function closedDates(market: ServerMarket, site: Site, now: Date): string[] {
  const { calendar } = market.terms.delivery.logistics;
  const today = localOf(now, site.timeZone).day;
  const days = Array.from({ length: daysShown }, (_, ahead) => today + ahead);
  return days.filter((day) => site.hours[weekdayOf(day)] && openOn(site, calendar, day) === null).map(dateOf);
}

/** API-048: the shape of the external locations service; its distance is in miles (VEHST-026). */
export function toLocation(store: Store): StoreLocation {
  return {
    id: store.storeNumber,
    address: `${store.address1}, ${store.city}, ${store.state} ${store.zip}`,
    countryCode: store.countryCode,
    distance: Math.round(((store.distanceMeters ?? 0) / metersInMile) * 10) / 10,
    phone: store.phone,
    hours: store.hours,
    closed: store.closed,
    services: store.services,
    store,
  };
}

export const statusOf = (market: ServerMarket, site: Site, now: Date) =>
  openingStatus(market, site, market.terms.delivery.logistics.calendar, now);

/** A territory that stands for a state, as Puerto Rico, is a country of its own (CONF-007). */
export const countryOf = (market: ServerMarket, region: string): string =>
  (market.countries.find(({ stateCode }) => stateCode === region) ?? market.countries[0])?.code ?? '';

export const clockText = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
