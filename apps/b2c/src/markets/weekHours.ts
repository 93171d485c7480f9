import type { WeekHours } from './marketSeed.ts';

type Span = readonly [number, number];

/** Minutes of the day. */
export const at = (hour: number, minute = 0): number => hour * 60 + minute;

/** A week whose five workdays are alike. */
export const week = (sunday: Span | null, weekday: Span, saturday: Span | null): WeekHours => [
  sunday,
  ...Array.from({ length: 5 }, () => weekday),
  saturday,
];
