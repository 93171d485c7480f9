import { calendarOf, type Calendar, type Holiday } from './calendar.ts';

/** One van a day from a hub to its stores. Minutes of the day by each end's own clock. */
export interface Transfer {
  /** Orders up to then ride along, by the hub's clock. */
  readonly cutOff: number;
  /** On the store's shelf by then, by the store's clock. */
  readonly arrives: number;
  readonly daysLater: number;
}

/** How goods move in a market. Data: an operator with other vans changes this record. */
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
  /** One piece of that weight travels by freight; hazardous goods from a lower one on. */
  readonly freight: {
    readonly fromGrams: number;
    readonly hazardousFromGrams: number;
    /** Working days on top of a parcel's. */
    readonly extraDays: number;
  };
  readonly calendar: Calendar;
}

const workdays = [1, 2, 3, 4, 5];
const toSaturday = [1, 2, 3, 4, 5, 6];
const cutOffs = (weekday: number, saturday: number | null) => [
  null,
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
];

const newYear: Holiday = { month: 1, day: 1, storesClosed: true };
const christmas: Holiday = { month: 12, day: 25, storesClosed: true };

const shared = {
  preparationMinutes: 30,
  transfers: [
    { cutOff: 10 * 60, arrives: 15 * 60, daysLater: 0 },
    { cutOff: 20 * 60, arrives: 10 * 60, daysLater: 1 },
  ],
  handlingDays: 1,
  freight: { fromGrams: 18_000, hazardousFromGrams: 10_000, extraDays: 2 },
} satisfies Partial<Logistics>;

const byMarket: Readonly<Record<string, Logistics>> = {
  us: {
    ...shared,
    nextDayCutOff: cutOffs(20 * 60, 14 * 60),
    nextDayReachMeters: 400_000,
    transit: [
      { upToMeters: 300_000, days: 2 },
      { upToMeters: 1_200_000, days: 3 },
      { upToMeters: Infinity, days: 4 },
    ],
    calendar: calendarOf(
      [
        newYear,
        { month: 5, weekday: 1, nth: -1 },
        { month: 7, day: 4 },
        { month: 9, weekday: 1, nth: 1 },
        { month: 11, weekday: 4, nth: 4, storesClosed: true },
        christmas,
      ],
      toSaturday,
    ),
  },
  mx: {
    ...shared,
    nextDayCutOff: cutOffs(17 * 60, 12 * 60),
    nextDayReachMeters: 250_000,
    transit: [
      { upToMeters: 250_000, days: 2 },
      { upToMeters: 900_000, days: 4 },
      { upToMeters: Infinity, days: 6 },
    ],
    calendar: calendarOf(
      [
        newYear,
        { month: 2, weekday: 1, nth: 1 },
        { month: 3, weekday: 1, nth: 3 },
        { easter: -2 },
        { month: 5, day: 1 },
        { month: 9, day: 16 },
        { month: 11, weekday: 1, nth: 3 },
        christmas,
      ],
      workdays,
    ),
  },
  br: {
    ...shared,
    nextDayCutOff: cutOffs(15 * 60, null),
    nextDayReachMeters: 200_000,
    transit: [
      { upToMeters: 250_000, days: 2 },
      { upToMeters: 900_000, days: 4 },
      { upToMeters: Infinity, days: 7 },
    ],
    calendar: calendarOf(
      [
        newYear,
        { easter: -48 },
        { easter: -47 },
        { easter: -2 },
        { month: 4, day: 21 },
        { month: 5, day: 1 },
        { easter: 60 },
        { month: 9, day: 7 },
        { month: 10, day: 12 },
        { month: 11, day: 2 },
        { month: 11, day: 15 },
        { month: 11, day: 20 },
        christmas,
      ],
      workdays,
    ),
  },
};

/** For a market that another team adds: working days only, no next-day delivery. */
const cautious: Logistics = {
  ...shared,
  nextDayCutOff: [null, null, null, null, null, null, null],
  nextDayReachMeters: 0,
  transit: [{ upToMeters: Infinity, days: 5 }],
  calendar: calendarOf([newYear, christmas], workdays),
};

export const logisticsOf = (market: string): Logistics => byMarket[market] ?? cautious;
