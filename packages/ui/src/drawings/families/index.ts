import type { Drawing, DrawingFamily } from '../drawing.ts';
import { beltsAndHoses } from './beltsAndHoses.ts';
import { bodyAndCare } from './bodyAndCare.ts';
import { brakes } from './brakes.ts';
import { car } from './car.ts';
import { chassis } from './chassis.ts';
import { chassisParts } from './chassisParts.ts';
import { electrical } from './electrical.ts';
import { engine } from './engine.ts';
import { engineAndExhaust } from './engineAndExhaust.ts';
import { engineParts } from './engineParts.ts';
import { filters } from './filters.ts';
import { fluids } from './fluids.ts';
import { ignition } from './ignition.ts';
import { lamps } from './lamps.ts';
import { places } from './places.ts';
import { sensors } from './sensors.ts';
import { shelves } from './shelves.ts';

/** Every drawing by its name; a job's drawing starts with `job-`. */
export const families: Readonly<Record<string, Drawing | DrawingFamily>> = {
  ...brakes,
  ...filters,
  ...lamps,
  ...ignition,
  ...electrical,
  ...engine,
  ...beltsAndHoses,
  ...engineParts,
  ...engineAndExhaust,
  ...chassis,
  ...chassisParts,
  ...sensors,
  ...bodyAndCare,
  ...fluids,
  ...shelves,
  ...places,
  ...car,
};

export function isDrawingFamily(name: string): boolean {
  return Object.hasOwn(families, name);
}

/** Names of its looks; none where every part of the family looks the same. */
export function looksOf(family: string): readonly string[] {
  const known = isDrawingFamily(family) ? families[family] : undefined;
  return known && 'looks' in known ? known.looks : [];
}

/**
 * The drawing of `rotor` or `rotor#l5-v`. A look that nobody drew gives the family's first, a family that nobody
 * drew the parcel.
 */
export function drawingOf(name: string): Drawing {
  const [family = '', look = ''] = name.split('#');
  const known = families[isDrawingFamily(family) ? family : 'generic']!;
  if (!('looks' in known)) return known;
  return known.draw((known.looks.includes(look) ? look : known.looks[0]!).split('-'));
}
