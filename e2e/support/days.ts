/** A day of the past in a place, as a date field takes it. */
export const dayBefore = (daysAgo: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(Date.now() - daysAgo * 86_400_000);

/** The last day of the month that the zone's wall shows, as a locale writes it in digits. */
export function lastDayOfMonth(locale: string, timeZone: string): string {
  const [year = 0, month = 0] = dayBefore(0, timeZone).split('-').map(Number);
  const day = Date.UTC(year, month, 0);
  const digits = { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat(locale, digits).format(day);
}
