/** A day of the past in a place, as a date field takes it. */
export const dayBefore = (daysAgo: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv', { timeZone }).format(Date.now() - daysAgo * 86_400_000);
