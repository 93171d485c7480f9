/** First and last year of a model. */
export interface YearSpan {
  readonly firstYear: number;
  readonly lastYear: number;
}

/** `2004–2011`, or the one year. */
export const spanText = ({ firstYear, lastYear }: YearSpan): string =>
  firstYear === lastYear ? String(firstYear) : `${firstYear}–${lastYear}`;

/** The years of a model, the newest first, by decade (CATALOG-047). */
export function modelYears({ firstYear, lastYear }: YearSpan) {
  const decades = new Map<number, number[]>();
  for (let year = lastYear; year >= firstYear; year -= 1) {
    const decade = Math.floor(year / 10) * 10;
    decades.set(decade, [...(decades.get(decade) ?? []), year]);
  }
  return [...decades].map(([decade, years]) => ({
    decade,
    title: `${Math.max(decade, firstYear)}–${Math.min(decade + 9, lastYear)}`,
    years,
  }));
}
