import type { Drawing } from '../drawing.ts';
import { bodyAndCare } from './bodyAndCare.ts';
import { brakes } from './brakes.ts';
import { chassis } from './chassis.ts';
import { electrical } from './electrical.ts';
import { engine } from './engine.ts';
import { places } from './places.ts';

/** Every drawing by its name; a job's drawing starts with `job-`. */
export const families = { ...brakes, ...electrical, ...engine, ...chassis, ...bodyAndCare, ...places };

export type DrawingFamily = keyof typeof families;

export function isDrawingFamily(name: string): name is DrawingFamily {
  return Object.hasOwn(families, name);
}

/** The drawing of that name; a name that nobody drew gives the parcel. */
export function drawingOf(name: string): Drawing {
  return isDrawingFamily(name) ? families[name] : families.generic;
}
