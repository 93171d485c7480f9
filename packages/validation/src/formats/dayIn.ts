const days = new Map<string, Intl.DateTimeFormat>();

/** The date of now in a zone, as `YYYY-MM-DD`. Making a format costs far more than using it. */
export function dayIn(timeZone: string): string {
  let day = days.get(timeZone);
  if (!day) days.set(timeZone, (day = new Intl.DateTimeFormat('sv', { timeZone })));
  return day.format(new Date());
}
