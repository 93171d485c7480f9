import { PNG } from 'pngjs';

/** Faded enough to be a background, dark enough to tell where one is. */
const FADE = 0.15;

export interface Difference {
  /** Pixels that differ in any channel, or that only one picture has. */
  pixels: number;
  /** PNG: changed pixels in magenta over the faded new picture. */
  picture: Buffer;
}

/** The same picture in fewer bytes: no alpha, no filter, deflated well. Browsers write quickly instead. */
export function compact(png: Buffer): Buffer {
  return PNG.sync.write(PNG.sync.read(png), {
    colorType: 2,
    filterType: 0,
    deflateLevel: 9,
    deflateStrategy: 0,
  });
}

/** Compares two PNGs at no tolerance. */
export function difference(before: Buffer, after: Buffer): Difference {
  const old = PNG.sync.read(before);
  const now = PNG.sync.read(after);
  if (old.width === now.width && old.data.equals(now.data)) return { pixels: 0, picture: after };
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
