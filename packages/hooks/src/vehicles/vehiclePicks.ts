import type { LevelParameters } from './vehicleQueries.ts';

/** Level of the vehicle picker, as a market's record orders them. */
export type VehicleLevelName = LevelParameters['level'];

/** What was picked so far: the id of a choice by its level. */
export type VehiclePicks = Partial<Record<VehicleLevelName, string>>;

/** Name of the query parameter that carries a picked level to the next call; the last level is never sent. */
const parameterOf = { year: 'year', make: 'makeId', model: 'modelId', version: 'version' } as const;

/** PLUS-007: picks a level. What was picked after it no longer holds; an empty value takes the pick back. */
export function pickLevel(
  levels: readonly VehicleLevelName[],
  picks: VehiclePicks,
  level: VehicleLevelName,
  value: string,
): VehiclePicks {
  const before = levels.slice(0, levels.indexOf(level));
  const kept = Object.fromEntries(before.flatMap((name) => (picks[name] ? [[name, picks[name]]] : [])));
  return value === '' ? kept : { ...kept, [level]: value };
}

/** The call that answers a level's choices, or undefined while a level before it is open. */
export function levelParameters(
  levels: readonly VehicleLevelName[],
  picks: VehiclePicks,
  level: VehicleLevelName,
): LevelParameters | undefined {
  const parameters: Record<string, string> = {};
  for (const name of levels.slice(0, levels.indexOf(level))) {
    const picked = picks[name];
    if (!picked || name === 'engine') return undefined;
    parameters[parameterOf[name]] = picked;
  }
  return { level, ...parameters };
}

/** The calls for all levels that can be picked by now: those that are, and the first that is not. */
export const openLevels = (levels: readonly VehicleLevelName[], picks: VehiclePicks): LevelParameters[] =>
  levels.flatMap((level) => levelParameters(levels, picks, level) ?? []);

/** The picks of an address: a parameter for each level, as the picker's form sends them. */
export function picksOf(levels: readonly VehicleLevelName[], query: URLSearchParams): VehiclePicks {
  let picks: VehiclePicks = {};
  for (const level of levels) {
    const value = query.get(level);
    // A level without its forerunners means nothing.
    if (!value) break;
    picks = { ...picks, [level]: value };
  }
  return picks;
}
