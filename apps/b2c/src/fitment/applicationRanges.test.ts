import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toRanges, type ApplicationRange, type SourceApplication } from './applicationRanges.ts';

const application = fc.record({
  modelId: fc.integer({ min: 1, max: 3 }),
  year: fc.integer({ min: 2000, max: 2008 }),
  engineId: fc.option(fc.integer({ min: 1, max: 4 }), { nil: null }),
});

/** 'Every engine' swallows the single ones of its year. */
function normal(source: readonly SourceApplication[]): Set<string> {
  const everyEngine = new Set(source.filter((a) => a.engineId === null).map((a) => `${a.modelId} ${a.year}`));
  return new Set(
    source.map(({ modelId, year, engineId }) =>
      everyEngine.has(`${modelId} ${year}`) ? `${modelId} ${year} null` : `${modelId} ${year} ${engineId}`,
    ),
  );
}

/** The inverse of `toRanges`. */
function expandRanges(ranges: readonly ApplicationRange[]): SourceApplication[] {
  return ranges.flatMap(({ modelId, y0, y1, engines }) =>
    Array.from({ length: y1 - y0 + 1 }, (_, i) => y0 + i).flatMap((year) =>
      (engines ?? [null]).map((engineId) => ({ modelId, year, engineId })),
    ),
  );
}

test('ranges hold exactly the applications that they were made of', () => {
  fc.assert(
    fc.property(fc.array(application, { maxLength: 40 }), (source) => {
      expect(normal(expandRanges(toRanges(source)))).toEqual(normal(source));
    }),
    { numRuns: 500 },
  );
});

test('neighbouring years with the same engines become one row, a gap keeps two', () => {
  const years = [2001, 2002, 2003, 2005].map((year) => ({ modelId: 1, year, engineId: null }));
  expect(toRanges(years)).toEqual([
    { modelId: 1, y0: 2001, y1: 2003, engines: null },
    { modelId: 1, y0: 2005, y1: 2005, engines: null },
  ]);
});

test('other engines in the middle year split the range', () => {
  const source = [
    { modelId: 1, year: 2001, engineId: 1 },
    { modelId: 1, year: 2002, engineId: 1 },
    { modelId: 1, year: 2002, engineId: 2 },
    { modelId: 1, year: 2003, engineId: 1 },
  ];
  expect(toRanges(source).map(({ y0, y1, engines }) => [y0, y1, engines])).toEqual([
    [2001, 2001, [1]],
    [2002, 2002, [1, 2]],
    [2003, 2003, [1]],
  ]);
});

test('years and engines may come in any order', () => {
  const years = [2010, 2003, 2002, 2009].map((year) => ({ modelId: 1, year, engineId: 10 }));
  const more = [2002, 2003].map((year) => ({ modelId: 1, year, engineId: 9 }));
  expect(toRanges([...years, ...more])).toEqual([
    { modelId: 1, y0: 2002, y1: 2003, engines: [9, 10] },
    { modelId: 1, y0: 2009, y1: 2010, engines: [10] },
  ]);
});
