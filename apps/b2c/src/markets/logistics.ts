import { calendarOf, type Calendar, type Holiday } from '../clock/calendar.ts';

/** One van a day from a hub to its stores. Minutes of the day by each end's own clock. */
export interface Transfer {
  /** Orders up to then ride along, by the hub's clock. */
  readonly cutOff: number;
  /** On the store's shelf by then, by the store's clock. */
  readonly arrives: number;
  readonly daysLater: number;
}

/** How goods move in a market. */
export interface Logistics {
  /** Minutes from the order until a pickup is ready, within opening hours. */
  readonly preparationMinutes: number;
  readonly transfers: readonly Transfer[];
  /** By weekday from Sunday: minute of the hub's day until which next-day orders are taken, null for none. */
  readonly nextDayCutOff: readonly (number | null)[];
  /** Furthest way from the hub that next-day delivery goes. */
  readonly nextDayReachMeters: number;
  /** Working days in the warehouse before a parcel leaves. */
  readonly handlingDays: number;
  /** Working days on the road, by distance; the last one holds for everything further or unknown. */
  readonly transit: readonly { readonly upToMeters: number; readonly days: number }[];
  /**
   * Regions that only mail reaches, as military post offices: parcels, so many working days on the road, nothing next day.
   * Neither freight nor hazardous goods go there.
   */
  readonly mailOnly?: { readonly regions: readonly string[]; readonly days: number };
  /** One piece of that weight travels by freight; hazardous goods from a lower one on. */
  readonly freight: {
    readonly fromGrams: number;
    readonly hazardousFromGrams: number;
    /** Working days on top of a parcel's. */
    readonly extraDays: number;
  };
  readonly calendar: Calendar;
}

export const workdays = [1, 2, 3, 4, 5];
export const toSaturday = [1, 2, 3, 4, 5, 6];
/** Until when next-day orders are taken, by weekday from Sunday, on which none are. */
export const cutOffs = (weekday: number, saturday: number | null) => [
  null,
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
];

export const newYear: Holiday = { month: 1, day: 1, storesClosed: true };
export const christmas: Holiday = { month: 12, day: 25, storesClosed: true };

/** What does not differ between the shipped markets. */
export const usualLogistics = {
  preparationMinutes: 30,
  transfers: [
    { cutOff: 10 * 60, arrives: 15 * 60, daysLater: 0 },
    { cutOff: 20 * 60, arrives: 10 * 60, daysLater: 1 },
  ],
  handlingDays: 1,
  freight: { fromGrams: 18_000, hazardousFromGrams: 10_000, extraDays: 2 },
} satisfies Partial<Logistics>;

/** For a market whose ways are not known yet: working days only, no next-day delivery. */
export const cautiousLogistics: Logistics = {
  ...usualLogistics,
  nextDayCutOff: [null, null, null, null, null, null, null],
  nextDayReachMeters: 0,
  transit: [{ upToMeters: Infinity, days: 5 }],
  calendar: calendarOf([newYear, christmas], workdays),
};
