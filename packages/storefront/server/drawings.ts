import { drawingSvg } from '@driveline/ui/drawings';
import { staticFile, type StaticFile } from './staticFiles.ts';

const files = new Map<string, StaticFile>();

/** `/img/d/rotor.svg`: the drawing of a family of parts, made once; one that is not known shows a parcel. */
export function drawingFile(path: string): StaticFile | undefined {
  const family = /^\/img\/d\/([a-z][a-z0-9-]{0,39})\.svg$/.exec(path)?.[1];
  if (!family) return undefined;
  const known = files.get(family);
  if (known) return known;
  const file = staticFile(drawingSvg(family), '.svg', false);
  // A stranger may ask for names without end; only so many are kept.
  if (files.size < 200) files.set(family, file);
  return file;
}
