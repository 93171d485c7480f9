/** What of a market the name of its clock follows from. */
export interface ClockMarket {
  readonly locale: string;
  /** IANA zone. */
  readonly timeZone: string;
  /** Other zones of the country; none where one clock is everybody's. */
  readonly otherTimeZones?: readonly string[];
  /** What the language calls a zone's clock, by zone, where Intl says it otherwise than people do. */
  readonly timeZoneNames?: Readonly<Record<string, string>>;
}

/**
 * What a market's clock is called, for a moment by which something has to be done: 'Central Time', 'hora del centro'.
 * Undefined where the country has one clock, which needs no name.
 */
export function clockName({ locale, timeZone, ...market }: ClockMarket): string | undefined {
  if (!market.otherTimeZones?.length) return undefined;
  return (
    market.timeZoneNames?.[timeZone] ??
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value
  );
}
