/** One application as its source states it: a year, and one engine or (null) every engine of that year. */
export interface SourceApplication {
  modelId: number;
  year: number;
  engineId: number | null;
}

/** The same, compressed: holds for every year from y0 to y1 with exactly this engine set. */
export interface ApplicationRange {
  modelId: number;
  y0: number;
  y1: number;
  /** Sorted; null = every engine. */
  engines: number[] | null;
}

/**
 * Joins neighbouring years with the same engines. Lossless: a plain first-to-last range would fill gaps and
 * forget engines, and so sell parts that do not fit.
 */
export function toRanges(source: readonly SourceApplication[]): ApplicationRange[] {
  const byModel = new Map<number, Map<number, Set<number> | null>>();
  for (const { modelId, year, engineId } of source) {
    const years = byModel.get(modelId) ?? new Map<number, Set<number> | null>();
    byModel.set(modelId, years);
    const engines = years.get(year);
    if (engineId === null || engines === null) years.set(year, null);
    else if (engines) engines.add(engineId);
    else years.set(year, new Set([engineId]));
  }
  const ranges: ApplicationRange[] = [];
  for (const [modelId, years] of byModel) {
    let last: ApplicationRange | undefined;
    for (const year of [...years.keys()].sort((a, b) => a - b)) {
      const set = years.get(year);
      const engines = set ? [...set].sort((a, b) => a - b) : null;
      if (last && last.y1 === year - 1 && String(last.engines) === String(engines)) last.y1 = year;
      else ranges.push((last = { modelId, y0: year, y1: year, engines }));
    }
  }
  return ranges;
}
