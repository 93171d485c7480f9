import type { Drawing } from '../drawing.ts';
import { around, box, circle, coil, ellipse, hatch } from '../shapes.ts';

const strutBody = {
  body: box(86, 122, 28, 60, 6) + 'M56 40h88l-10 16H66z',
  line: 'M97 16h6v24h-6z' + coil(100, 58, 118, 32, 4) + 'M60 118h80v8H60zM114 146h24v30h-24',
  soft: `M95 56v62M105 56v62${circle(129, 154, 3)}${circle(129, 168, 3)}${circle(70, 32, 3)}${circle(130, 32, 3)}M86 140h28`,
} satisfies Drawing;

export const chassis = {
  'job-suspension': { ...strutBody, turn: -18 },
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
    measures: [
      [-8, 14, -8, 186, 108],
      [208, 71, 208, 129, 108],
    ],
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
  /** The tube under a tail, with the opening that a ball mount is pushed into. */
  hitch: {
    body:
      'M40 78h120v26H40zM14 52h26v78H14zM160 52h26v78h-26z' +
      box(74, 92, 52, 52, 5) +
      box(86, 104, 28, 28, 2),
    line: 'M58 104c-12 20 4 30 12 16M142 104c12 20-4 30-12 16' + circle(27, 66, 6) + circle(27, 116, 6),
    soft: 'M40 88h120M80 98h40M80 138h40' + circle(173, 66, 6) + circle(173, 116, 6),
    measures: [[86, 164, 114, 164, 32]],
  },
  rack: {
    body: box(14, 58, 172, 14, 7) + box(14, 120, 172, 14, 7),
    line: 'M34 72l-8 22h28l-4-22M166 72l8 22h-28l4-22M34 134l-8 22h28l-4-22M166 134l8 22h-28l4-22',
    soft: `M24 65h152M24 127h152M20 94h40M140 94h40M20 156h40M140 156h40${circle(40, 84, 3)}${circle(160, 84, 3)}${circle(40, 146, 3)}${circle(160, 146, 3)}`,
    measures: [[14, 34, 186, 34, 30]],
  },
} satisfies Record<string, Drawing>;
