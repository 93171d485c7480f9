import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** How large a mail shows the picture of a line, in pixels; it is sent twice as large. */
export const PICTURE_SIDE = 56;

const { resolve } = createRequire(import.meta.url);
let started: Promise<void> | undefined;

/** A square drawing as PNG, the one kind that every mail program shows. */
export const mailPicture = (svg: string): Promise<Uint8Array> => pictureOfSvg(svg, 2 * PICTURE_SIDE);

/** A drawing as PNG, so many pixels wide. What draws it starts with the first one. */
export async function pictureOfSvg(svg: string, width: number): Promise<Uint8Array<ArrayBuffer>> {
  await (started ??= start());
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  try {
    const drawn = drawing.render();
    try {
      return new Uint8Array(drawn.asPng());
    } finally {
      drawn.free();
    }
  } finally {
    drawing.free();
  }
}

/** The next mail tries again what failed: files run short for a moment, say. */
const start = () =>
  readFile(resolve('@resvg/resvg-wasm/index_bg.wasm'))
    .then(initWasm)
    .catch((error: unknown) => {
      started = undefined;
      throw error;
    });
