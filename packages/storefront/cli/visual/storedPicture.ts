import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { choosePalette, colorAt, indexer, type Color } from './palette.ts';

/**
 * Text in a screenshot has a thousand shades of grey, most of them in a few pixels. A stored picture shows the story
 * in this many colours, in about a third of the bytes, and carries the hash of the pixels as they were: pictures are
 * compared by that hash, so at no tolerance.
 */
const COLORS = 48;
const HASH_KEY = 'Pixels';
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** sha-256 of every pixel as the browser drew it, and of the size. */
export function pixelHash({ width, height, data }: PNG): string {
  return createHash('sha256').update(`${width}x${height}`).update(data).digest('hex');
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

function* chunksOf(file: Buffer): Generator<{ type: string; body: Buffer }> {
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at);
    yield { type: file.toString('latin1', at + 4, at + 8), body: file.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function header(width: number, height: number): Buffer {
  const body = Buffer.alloc(13);
  body.writeUInt32BE(width, 0);
  body.writeUInt32BE(height, 4);
  // Eight bits, palette, deflate, filters by row, not interlaced.
  body.set([8, 3, 0, 0, 0], 8);
  return body;
}

/** One byte a pixel, each row with its filter before it: none, which deflates best where colours are few. */
function rows({ width, height, data }: PNG, palette: readonly Color[]): Buffer {
  const indexOf = indexer(palette);
  const body = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      body[y * (width + 1) + 1 + x] = indexOf(colorAt(data, (y * width + x) * 4));
  return body;
}

/** The picture as it is kept: a PNG with a palette and the hash of the pixels. */
export function store(picture: PNG): Buffer {
  const palette = choosePalette(picture.data, COLORS);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(picture.width, picture.height)),
    chunk('tEXt', Buffer.from(`${HASH_KEY}\0${pixelHash(picture)}`, 'latin1')),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]))),
    chunk('IDAT', deflateSync(rows(picture, palette), { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @returns the hash that a stored picture carries, none when another program has written the file */
export function storedHash(file: Buffer): string | undefined {
  for (const { type, body } of chunksOf(file))
    if (type === 'tEXt' && body.toString('latin1').startsWith(`${HASH_KEY}\0`))
      return body.toString('latin1', HASH_KEY.length + 1);
  return undefined;
}

/** @returns the picture in the colours that another one is stored in */
export function inColorsOf(stored: Buffer, picture: PNG): PNG {
  const plte = [...chunksOf(stored)].find(({ type }) => type === 'PLTE')?.body;
  if (!plte) return picture;
  const palette = Array.from({ length: plte.length / 3 }, (_, index) => plte.readUIntBE(index * 3, 3));
  const indexOf = indexer(palette);
  const same = new PNG({ width: picture.width, height: picture.height });
  for (let start = 0; start < picture.data.length; start += 4)
    same.data.writeUInt32BE(((palette[indexOf(colorAt(picture.data, start))]! << 8) | 255) >>> 0, start);
  return same;
}
