import type { Drawing } from '../drawing.ts';
import { around, box, circle, coil, ellipse, hatch, spokes } from '../shapes.ts';

const strutBody = {
  body: box(86, 122, 28, 60, 6) + 'M56 40h88l-10 16H66z',
  line: 'M97 16h6v24h-6z' + coil(100, 58, 118, 32, 4) + 'M60 118h80v8H60zM114 146h24v30h-24',
  soft: `M95 56v62M105 56v62${circle(129, 154, 3)}${circle(129, 168, 3)}${circle(70, 32, 3)}${circle(130, 32, 3)}M86 140h28`,
} satisfies Drawing;

export const chassis = {
  shock: {
    body: box(82, 90, 36, 74, 7) + box(76, 46, 48, 50, 6),
    line: circle(100, 28, 14) + circle(100, 178, 14) + 'M94 41v5h12v-5',
    soft: circle(100, 28, 6) + circle(100, 178, 6) + 'M76 56h48M82 150h36M90 108v34',
    turn: 32,
  },
  strut: strutBody,
  'job-suspension': { ...strutBody, turn: -18 },
  'control-arm': {
    body: 'M30 52a20 20 0 0 1 38-12l92 92a22 22 0 1 1-30 30c-26 6-56 4-78-6a20 20 0 1 1-6-36c18 12 44 16 70 10L48 72a20 20 0 0 1-18-20z',
    line: circle(50, 52, 9) + circle(36, 138, 8) + circle(150, 152, 9),
    soft: 'M74 62l62 64M66 142c18 6 38 8 56 6' + circle(50, 52, 14) + circle(150, 152, 15),
  },
  'ball-joint': {
    body: 'M62 92c0-12 16-22 38-22s38 10 38 22l-6 20H68z' + box(34, 126, 132, 18, 5),
    line: 'M91 70l3-34h12l3 34M94 36V16h12v20M70 112v14M130 112v14M66 144l8 26h52l8-26',
    soft:
      hatch(3, [94, 21, 106, 21], [0, 5]) +
      'M66 102h68M70 84h60' +
      circle(48, 135, 4) +
      circle(152, 135, 4) +
      'M76 160h48',
  },
  'wheel-bearing': {
    body: circle(100, 100, 90) + circle(100, 100, 68),
    line:
      circle(100, 100, 44) +
      circle(100, 100, 30) +
      around(11, { x: 100, y: 100, r: 56 }, ([x, y]) => circle(x, y, 9.5)),
    soft: circle(100, 100, 84) + circle(100, 100, 73) + spokes(20, { x: 100, y: 100, r: 26 }, 30),
  },
  axle: {
    body: 'M50 78l40 14v16l-40 14zM150 76l-40 16v16l40 16z',
    line:
      box(28, 74, 22, 52, 5) +
      box(8, 92, 20, 16, 2) +
      'M90 95h20M90 105h20' +
      box(150, 70, 20, 60, 8) +
      box(170, 90, 24, 20, 2),
    soft:
      'M60 82v36M70 86v28M80 89v22M140 80v40M130 84v32M120 88v24' +
      hatch(3, [8, 96, 28, 96], [0, 4]) +
      hatch(3, [170, 95, 194, 95], [0, 5]),
    turn: -24,
  },
  wheel: {
    body: circle(100, 100, 92) + circle(100, 100, 68),
    line:
      around(
        5,
        { x: 100, y: 100, r: 17 },
        ([x, y], d) => {
          const a = (d * Math.PI) / 180;
          const [dx, dy] = [Math.round(-9 * Math.sin(a)), Math.round(9 * Math.cos(a))];
          const [ox, oy] = [Math.round(100 + 62 * Math.cos(a)), Math.round(100 + 62 * Math.sin(a))];
          return `M${x + dx} ${y + dy}L${ox + dx} ${oy + dy}M${x - dx} ${y - dy}L${ox - dx} ${oy - dy}`;
        },
        -90,
      ) + circle(100, 100, 17),
    soft:
      circle(100, 100, 62) +
      circle(100, 100, 86) +
      around(5, { x: 100, y: 100, r: 29 }, ([x, y]) => circle(x, y, 3.5), -54) +
      circle(100, 100, 8),
  },
  tire: {
    body: ellipse(76, 100, 58, 86) + ellipse(76, 100, 34, 54),
    line: 'M76 14h52c34 0 60 38 60 86s-26 86-60 86H76',
    soft:
      ellipse(76, 100, 50, 76) +
      ellipse(76, 100, 26, 44) +
      'M106 15c32 8 48 40 48 85s-16 77-48 85M128 14c26 12 40 46 40 86s-14 74-40 86' +
      hatch(8, [136, 40, 154, 34], [3, 18]),
  },
  hitch: {
    body: 'M14 110h86v34H14zM100 110l26-12h46a8 8 0 0 1 8 8v8h-52l-28 30z',
    line: circle(152, 58, 24) + 'M144 81h16v17h-16z' + circle(46, 127, 7),
    soft: 'M14 120h86M14 134h86M136 50c2-8 8-12 16-12' + box(142, 114, 20, 14, 3),
  },
  rack: {
    body: box(14, 58, 172, 14, 7) + box(14, 120, 172, 14, 7),
    line: 'M34 72l-8 22h28l-4-22M166 72l8 22h-28l4-22M34 134l-8 22h28l-4-22M166 134l8 22h-28l4-22',
    soft: `M24 65h152M24 127h152M20 94h40M140 94h40M20 156h40M140 156h40${circle(40, 84, 3)}${circle(160, 84, 3)}${circle(40, 146, 3)}${circle(160, 146, 3)}`,
  },
} satisfies Record<string, Drawing>;
