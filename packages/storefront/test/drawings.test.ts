import { expect, test } from 'vitest';
import { PNG } from 'pngjs';
import { drawingFile, drawnPicture } from '../server/drawings.ts';

test('names that nobody drew, however many are asked for, are one file that is kept', () => {
  const parcel = drawingFile('/img/d/flux-capacitor.svg');
  expect(parcel).toBeDefined();
  expect(drawingFile('/img/d/time-circuit.svg')).toBe(parcel);
  expect(drawingFile('/img/d/m/rotor/l9-q.svg')).toBe(drawingFile('/img/d/m/rotor/l5-v.svg'));
  expect(drawingFile('/img/d/m/rotor/l4-v.svg')).not.toBe(drawingFile('/img/d/m/rotor/l5-v.svg'));
});

test('a kind whose parts look alike is measured too', () => {
  const wheel = drawingFile('/img/d/m/wheel.svg');
  expect(wheel).toBeDefined();
  expect(wheel).not.toBe(drawingFile('/img/d/wheel.svg'));
  expect(wheel).toBe(drawingFile('/img/d/m/wheel/l5-v.svg'));
});

test.each(['/img/d/../secret.svg', '/img/d/Rotor.svg', '/img/d/rotor.png', '/img/d/m/rotor/l5/v.svg'])(
  '%s is no drawing',
  (path) => {
    expect(drawingFile(path)).toBeUndefined();
  },
);

const light = { textSecondary: '#334455', surfaceSunken: '#f0f1f2' };
const pictureOf = async (name: string, colors = light) => drawnPicture(`/img/d/${name}.png`, colors);

test('a drawing is a PNG of twice its size in a mail, in the colors of its brand', async () => {
  const file = await pictureOf('rotor/l5-v');
  expect(file?.type).toBe('image/png');
  expect(file!.body.length).toBeLessThan(8192);
  const { width, height, data } = PNG.sync.read(Buffer.from(file!.body));
  expect([width, height]).toEqual([112, 112]);
  const hexes = new Set<string>();
  for (let at = 0; at < data.length; at += 4) hexes.add(data.toString('hex', at, at + 4));
  expect(hexes).toContain('334455ff');
  expect(hexes).toContain('f0f1f2ff');
  expect(await pictureOf('rotor/l5-v', { ...light, textSecondary: '#aa0000' })).not.toBe(file);
});

test('each look is a picture of its own, and names that nobody drew are one', async () => {
  const five = await pictureOf('rotor/l5-v');
  expect(await pictureOf('rotor/l9-q')).toBe(five);
  expect(await pictureOf('rotor')).toBe(five);
  expect((await pictureOf('rotor/l4-v'))!.etag).not.toBe(five!.etag);
  expect(await pictureOf('flux-capacitor')).toBe(await pictureOf('generic'));
});

test.each(['../secret', 'Rotor', 'm/rotor/l5-v', 'rotor/', 'rotor#l5-v'])(
  '%s is no picture',
  async (name) => {
    expect(await pictureOf(name)).toBeUndefined();
  },
);
