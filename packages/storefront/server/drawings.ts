import { mailPicture } from '@driveline/b2c';
import { drawingFileName, drawingPicture, drawingSvg } from '@driveline/ui/drawings';
import { staticFile, type StaticFile } from './staticFiles.ts';

const files = new Map<string, StaticFile>();

/** `/img/d/rotor.svg`: the drawings of a family of parts, made once; one that is not known shows a parcel. */
export function drawingFile(path: string): StaticFile | undefined {
  const asked = /^\/img\/d\/((?:m\/(?:[a-z-]{1,40}\/)?)?[a-z0-9-]{1,40})\.svg$/.exec(path)?.[1];
  if (!asked) return undefined;
  // A stranger may ask for names without end; what is drawn is all that is kept.
  const name = drawingFileName(asked);
  const file = files.get(name) ?? staticFile(drawingSvg(name), '.svg', false);
  files.set(name, file);
  return file;
}

/** `/img/d/rotor/l5-v.png`: one look in the colors of a brand's light page, since mail programs show no SVG. */
export async function drawnPicture(
  path: string,
  light: Parameters<typeof drawingPicture>[1],
): Promise<StaticFile | undefined> {
  const asked = /^\/img\/d\/([a-z0-9-]{1,40}(?:\/[a-z0-9-]{1,40})?)\.png$/.exec(path)?.[1];
  if (!asked) return undefined;
  // Names that nobody drew give the same picture, so what is kept is bounded.
  const svg = drawingPicture(asked.replace('/', '#'), light);
  const file = files.get(svg) ?? staticFile(await mailPicture(svg), '.png', false);
  files.set(svg, file);
  return file;
}
