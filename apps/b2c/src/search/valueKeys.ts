import { searchKey } from '../catalog/searchKey.ts';
import type { FacetValue } from '../catalog/taxonomy.ts';
import { measureText } from '../markets/measure.ts';
import { localized, type Speech } from '../messages/localized.ts';
import { codeKeys } from './codeKeys.ts';

/**
 * Values with a digit say a size by themselves; words like 'black' would swallow too much, and so would short or
 * rounded numbers and years. Bulbs have numbers of four digits: '9006'. What a part has several values of are codes.
 */
export function valuesOf(
  speech: Speech,
  values: readonly FacetValue[],
  lists: ReadonlySet<string>,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  const add = (key: string, id: number) => found.set(key, [...(found.get(key) ?? []), id]);
  for (const value of values) {
    if (lists.has(value.attribute)) {
      for (const key of codeKeys(localized(value.names, speech))) add(key, value.id);
      continue;
    }
    for (const words of writtenAs(speech, value)) {
      const key = searchKey(words).replaceAll(' ', '');
      const isNumber = /^\d{4}$/.test(key) && !key.endsWith('00') && !/^(?:19|20)/.test(key);
      if (!/\d/.test(key) || (!/[a-z]/.test(key) && !isNumber)) continue;
      add(key, value.id);
    }
  }
  return found;
}

/** A measure as the catalogue has it, which `readSizes` knows in inches too; volumes in quarts and gallons as well. */
function writtenAs(speech: Speech, { names, value, measure }: FacetValue): string[] {
  if (!measure) return Object.keys(names).length === 0 ? [] : [localized(names, speech)];
  const isVolume = measure.unit === 'L' || measure.unit === 'mL';
  const quarts = measureText({ ...speech, units: { measures: 'us' } }, value, measure, 'short');
  return [`${value} ${measure.unit}`, ...(isVolume && quarts ? [quarts] : [])];
}
