import { toRanges, type ApplicationRange, type SourceApplication } from '../src/fitment/applicationRanges.ts';
import type { ModelRow } from './vehicleSeed.ts';

/** A model's years with some of their engines, as few ranges. */
export function rangesOf(
  model: ModelRow,
  years: ReadonlyMap<number, ReadonlySet<number>>,
): ApplicationRange[] {
  const source = [...years].flatMap(([year, engines]): SourceApplication[] =>
    engines.size === model.engines.get(year)!.size
      ? [{ modelId: model.id, year, engineId: null }]
      : [...engines].map((engineId) => ({ modelId: model.id, year, engineId })),
  );
  return toRanges(source);
}
