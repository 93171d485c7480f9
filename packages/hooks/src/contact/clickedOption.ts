import type { AnalyticsEvents } from '../analytics/events.ts';

type Option = AnalyticsEvents['contactClick']['option'];

/** CONTENT-002, STATE-019: which way to reach the shop was clicked, by the link that the click was on. */
export function clickedOption(
  target: EventTarget,
  hrefs: Readonly<Record<Option, string | undefined>>,
): Option | undefined {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  const options = Object.keys(hrefs) as Option[];
  return href ? options.find((option) => hrefs[option] === href) : undefined;
}
