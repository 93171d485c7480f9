import { PNG } from 'pngjs';
import { inColorsOf } from './storedPicture.ts';

/** Faded enough to be a background, dark enough to tell where one is. */
const FADE = 0.15;

export interface Difference {
  /** Pixels that differ in the colours that the accepted picture is stored in, or that only one picture has. */
  pixels: number;
  /** PNG: changed pixels in magenta over the faded new picture. */
  picture: Buffer;
}

/** Where a picture differs from the accepted one, a file as `store` wrote it. */
export function difference(before: Buffer, after: PNG): Difference {
  const old = PNG.sync.read(before);
  const now = inColorsOf(before, after);
  const [width, height] = [Math.max(old.width, now.width), Math.max(old.height, now.height)];
  const picture = new PNG({ width, height });
  let pixels = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isSame = pixelAt(old, x, y) === pixelAt(now, x, y);
      if (!isSame) pixels += 1;
      paint(picture, (y * width + x) * 4, isSame ? fadedAt(now, x, y) : [255, 0, 200]);
    }
  }
  return { pixels, picture: PNG.sync.write(picture) };
}

/** Four channels as one number; -1 outside the picture. */
function pixelAt({ width, height, data }: PNG, x: number, y: number): number {
  return x < width && y < height ? data.readUInt32BE((y * width + x) * 4) : -1;
}

function fadedAt({ width, data }: PNG, x: number, y: number): number[] {
  const start = (y * width + x) * 4;
  return [...data.subarray(start, start + 3)].map((channel) => 255 - (255 - channel) * FADE);
}

function paint(picture: PNG, start: number, color: readonly number[]): void {
  picture.data.set([...color, 255], start);
}
