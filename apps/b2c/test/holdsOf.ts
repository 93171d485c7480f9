import { engineLineOf, type Built, type EngineLine } from '../seed/engineLines.ts';
import type { Engine } from '../seed/sheet.ts';

/** Whether a written line is of an engine that a car had in one of its model years. */
export function holdsOf(
  line: EngineLine<unknown>,
  built: Built,
  { y0, y1 }: { y0: number; y1: number },
  engine: Engine,
): boolean {
  const years = Array.from({ length: y1 - y0 + 1 }, (_, at) => y0 + at);
  return years.some((year) => engineLineOf([line], built, year)(engine) !== undefined);
}
