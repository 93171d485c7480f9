import type { Engine } from './sheet.ts';

export type ByEngine<T> = T | Readonly<Record<string, T>>;

/** The entry of an engine: by litres and diesel, litres and turbo, litres, turbo, diesel, else the one of all. */
export function byEngine<T extends string | number | null | readonly unknown[]>(
  value: ByEngine<T> | undefined,
  { litres, isTurbo, fuel }: Engine,
): T | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value as T | undefined;
  const entries = value as Readonly<Record<string, T>>;
  const size = litres.toFixed(1);
  const keys = [
    ...(fuel === 'diesel' ? [`${size}D`] : []),
    ...(isTurbo ? [`${size}T`] : []),
    size,
    ...(isTurbo ? ['T'] : []),
    ...(fuel === 'diesel' ? ['D'] : []),
  ];
  const key = keys.find((it) => entries[it] !== undefined) ?? '*';
  return entries[key];
}
