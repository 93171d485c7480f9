import type { Drawing } from '../drawing.ts';
import { around, box, circle, hatch, line, polar, spokes } from '../shapes.ts';

const hub = { x: 100, y: 100, r: 27 };

function rotorWith(face: string, dots = ''): Drawing {
  return {
    dots,
    body: circle(100, 100, 93) + circle(100, 100, 46),
    line: circle(100, 100, 13) + around(5, hub, ([x, y]) => circle(x, y, 5), -90),
    soft: circle(100, 100, 88) + circle(100, 100, 39) + face,
  };
}

function drilled(): string {
  return [57, 68, 79]
    .map((r) => around(20, { x: 100, y: 100, r }, ([x, y]) => `M${x} ${y}h.1`, (r - 57) * 0.9))
    .join('');
}

const padPlate = 'M18 92l13-8C38 50 64 34 100 34s62 16 69 50l13 8v16h-24l-7-9H49l-7 9H18z';
const padLining = 'M46 86c8-24 27-35 54-35s46 11 54 35z';

export const brakes = {
  rotor: rotorWith('', drilled()),
  'rotor-slotted': rotorWith(spokes(10, { x: 100, y: 100, r: 52 }, 83, 20)),
  'rotor-plain': rotorWith(circle(100, 100, 70)),
  pads: {
    body: padPlate,
    line: padLining + line(100, 51, 100, 86) + circle(32, 97, 3) + circle(168, 97, 3),
    soft:
      'M18 158l13-8c5-24 20-39 42-45M169 150l13 8v16h-24l-7-9H49l-7 9H18v-16M169 150c-5-24-20-39-42-45' +
      'M46 152c6-18 17-28 33-33M154 152c-6-18-17-28-33-33M46 152h108M100 114v38',
  },
  caliper: {
    body: 'M24 128V96c0-40 30-64 76-64s76 24 76 64v32h-26v-22c0-12-8-20-20-20H70c-12 0-20 8-20 20v22z',
    line:
      circle(74, 62, 15) +
      circle(126, 62, 15) +
      box(30, 128, 140, 18, 3) +
      'M52 146l8 20h80l8-20' +
      box(94, 18, 12, 14, 2),
    soft:
      circle(74, 62, 9) +
      circle(126, 62, 9) +
      circle(40, 137, 4) +
      circle(160, 137, 4) +
      hatch(5, [76, 152, 76, 160], [12, 0]),
  },
  'job-brakes': {
    body: `${circle(92, 108, 76)}${circle(92, 108, 36)}`,
    line:
      circle(92, 108, 11) +
      around(5, { x: 92, y: 108, r: 22 }, ([x, y]) => circle(x, y, 4), -90) +
      'M120 20c36 6 62 34 66 72l-34 6c-3-22-18-38-40-43z',
    soft:
      circle(92, 108, 71) +
      circle(146, 54, 9) +
      spokes(9, { x: 92, y: 108, r: 42 }, 66, 20, 60) +
      line(...polar(92, 108, 84, -62), ...polar(92, 108, 84, -30)),
  },
} satisfies Record<string, Drawing>;
