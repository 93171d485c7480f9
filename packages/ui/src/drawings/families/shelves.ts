import { mixes, type Drawing, type DrawingFamily } from '../drawing.ts';
import { around, box, circle, ellipse, hatch, spokes, times } from '../shapes.ts';

const mats = (pieces: string): Drawing => {
  const front = (x: number, wide: number) =>
    `M${x} 26h${wide - 14}a8 8 0 0 1 8 6l8 64a10 10 0 0 1-10 10H${x - 4}a10 10 0 0 1-10-10l2-62a8 8 0 0 1 12-8z`;
  const rear = (x: number, wide: number) => box(x, 122, wide, 54, 10);
  const ribs = (x: number, y: number, wide: number) => hatch(4, [x, y, x + wide, y], [0, 12]);
  const [hasFront, hasRear] = [pieces !== 'rear', pieces !== 'front'];
  return {
    body:
      (hasFront ? front(26, 76) + front(118, 76) : '') +
      (hasRear ? (pieces === 'full' ? rear(14, 172) : rear(14, 82) + rear(104, 82)) : ''),
    soft:
      (hasFront ? ribs(34, 46, 44) + ribs(126, 46, 44) + circle(32, 34, 3) + circle(124, 34, 3) : '') +
      (hasRear ? ribs(30, 132, 52) + ribs(118, 132, 52) : ''),
  };
};

export const shelves = {
  /** Clips and bolts that come beside a part. */
  hardware: {
    body: 'M30 40h26v26h40v26H56v20h40v26H30z' + 'M128 34h44v22h-44zM138 56h24v92h-24z',
    line: 'M118 168h64v14h-64z' + circle(64, 168, 17) + circle(64, 168, 8),
    soft: hatch(8, [138, 78, 162, 72], [0, 9]) + 'M30 54h26M30 124h66',
  },
  bearing: {
    body: circle(100, 100, 84) + circle(100, 100, 62),
    line:
      circle(100, 100, 42) +
      circle(100, 100, 28) +
      around(10, { x: 100, y: 100, r: 52 }, ([x, y]) => circle(x, y, 9)),
    soft: circle(100, 100, 76) + circle(100, 100, 67),
  },
  mirror: {
    looks: ['l', 'r'],
    draw: ([side]) => ({
      flip: side === 'r',
      body: 'M28 70c0-18 14-28 34-30l84-6c20-2 32 12 32 32v44c0 22-12 34-34 34H72c-30 0-44-24-44-74z',
      line: 'M44 74c0-12 8-18 22-20l76-4c12 0 18 6 18 18v36c0 14-8 20-22 20H82c-26 0-38-18-38-50zM132 144l14 32h34v-20l-18-20',
      soft: 'M66 108l42-46M88 112l44-50M150 164h22',
    }),
  },
  'mirror-glass': {
    looks: mixes(['l', 'r'], ['n', 'y']),
    draw: ([side, heated]) => ({
      flip: side === 'r',
      body: 'M24 78c0-18 12-26 32-28l88-8c22-2 34 8 34 30v44c0 22-12 34-34 34H76c-34 0-52-24-52-72z',
      line: heated === 'y' ? 'M120 150v24h14M138 150v16h16' : '',
      soft:
        'M56 112l46-52M80 122l54-62' +
        (heated === 'y'
          ? 'M60 128c6-6-6-10 0-16M84 132c6-6-6-10 0-16M108 134c6-6-6-10 0-16M132 132c6-6-6-10 0-16'
          : ''),
    }),
  },
  mat: { looks: ['full', 'front', 'rear'], draw: ([pieces = '']) => mats(pieces) },
  'cargo-liner': {
    body: 'M34 40h132l20 118a10 10 0 0 1-10 10H24a10 10 0 0 1-10-10z',
    line: 'M46 54h108l16 96H30zM34 40l12 14M166 40l-12 14M186 158l-16-8M14 158l16-8',
    soft: hatch(6, [48, 66, 152, 66], [0, 14]),
  },
  'bed-liner': {
    body: 'M20 50l34 84h132l-30-84zM54 134v34h132v-34M20 50v34l34 84',
    line: 'M54 134h132M54 134v34',
    soft: times(6, (i) => `M${42 + i * 20} 54l32 76`),
    measures: [[54, 188, 186, 188, 20]],
  },
  'mud-flap': {
    body: 'M50 24h44v104l-10 48H38l2-48zM116 24h44v104l2 48h-46l-10-48z',
    line: circle(62, 36, 4) + circle(82, 36, 4) + circle(128, 36, 4) + circle(148, 36, 4),
    soft: hatch(6, [50, 64, 88, 64], [0, 16]) + hatch(6, [118, 64, 156, 64], [0, 16]),
  },
  'steering-cover': {
    body: circle(100, 100, 88) + circle(100, 100, 66),
    line: 'M35 88h130M48 140l36-34M152 140l-36-34' + circle(100, 104, 20),
    soft: spokes(24, { x: 100, y: 100, r: 70 }, 84, 6),
    measures: [[12, 204, 188, 204, 104]],
  },
  'wiring-plug': {
    looks: ['4', '7'],
    draw: ([pins]) =>
      pins === '7'
        ? {
            body: circle(120, 92, 62),
            line: circle(120, 92, 48) + 'M58 92c-40 0-10 60-48 66M60 104c-30 4-6 58-44 66',
            soft: box(104, 28, 32, 14, 3),
            solid: around(6, { x: 120, y: 92, r: 30 }, ([x, y]) => circle(x, y, 6)) + circle(120, 92, 6),
          }
        : {
            body: box(64, 66, 112, 44, 8),
            line: times(4, (i) => `M64 ${74 + i * 9}c-40 0-16 ${40 + i * 12}-56 ${60 + i * 8}`),
            soft: 'M74 78h92M74 98h92',
            solid: times(4, (i) => circle(84 + i * 24, 88, 7)),
          },
  },
  'battery-cable': {
    looks: ['r', 'b'],
    draw: ([color]) => ({
      body:
        'M22 46a20 20 0 0 1 34-14l10 8v14l-10 8a20 20 0 0 1-34-16z' +
        circle(168, 160, 18) +
        circle(168, 160, 8),
      line: circle(38, 46, 9) + 'M66 42c60 0 40 100 90 108M66 52c46 2 30 96 84 108M60 34V20h14v16',
      soft: 'M138 140l-10 14M80 46l-2 8',
      measures: [
        {
          along: [
            [18, 84],
            [84, 70],
            [88, 186],
            [172, 196],
          ],
        },
      ],
      solid: color === 'r' ? 'M120 30h8v12h12v8h-12v12h-8V50h-12v-8h12z' : 'M108 42h32v8h-32z',
    }),
  },
  screwdriver: {
    body: box(14, 62, 74, 30, 10) + box(14, 112, 74, 30, 10),
    line: 'M88 72h70v10H88zM158 70l26 4v6l-26 4M88 122h78v10H88zM166 122l16 5-16 5',
    soft: hatch(3, [24, 70, 78, 70], [0, 7]) + hatch(3, [24, 120, 78, 120], [0, 7]),
    turn: -20,
  },
  'torque-wrench': {
    body: box(20, 90, 50, 22, 8) + box(70, 94, 76, 14, 3) + circle(164, 101, 22),
    line: box(156, 93, 16, 16, 2) + 'M60 90v22',
    soft: hatch(8, [26, 90, 26, 112], [4, 0]) + hatch(10, [78, 94, 78, 101], [6, 0]),
    turn: -26,
    measures: [[156, 64, 172, 64, 30]],
  },
  'jack-stand': {
    body: 'M86 70h28l40 106H46zM90 30h20v60H90z',
    line: 'M74 30c0-10 8-8 12-4h28c4-4 12-6 12 4v8H74zM62 134h76M40 176h22M138 176h22M114 84l26-12',
    soft: 'M78 110l44 46M122 110l-44 46' + hatch(5, [94, 46, 106, 42], [0, 9]),
    measures: [[184, 26, 184, 176, 60]],
  },
  scanner: {
    body: box(56, 18, 88, 142, 12),
    line: box(66, 30, 68, 56, 4) + 'M100 160c0 30 50 8 50 30',
    soft:
      'M74 44h40M74 56h52M74 68h30' +
      circle(82, 106, 8) +
      circle(118, 106, 8) +
      circle(82, 134, 8) +
      circle(118, 134, 8),
    solid: 'M136 184h28v10h-28z',
  },
  'drain-pan': {
    body: ellipse(100, 86, 86, 34) + 'M14 86c0 60 20 74 50 78h72c30-4 50-18 50-78',
    line: ellipse(100, 86, 70, 25) + 'M184 74l12-14h-22',
    soft: 'M32 130c30 14 106 14 136 0M80 92c10 8 30 8 40 0',
    solid: 'M100 14c8 14 14 20 14 28a14 14 0 0 1-28 0c0-8 6-14 14-28z',
    measures: [[-6, 86, -6, 164, 20, 70]],
  },
  'car-cover': {
    body: 'M12 138c2-26 14-34 34-38 18-28 34-40 62-40s44 16 56 38c18 4 26 14 26 40l-6 12H18z',
    line: 'M58 100h96M24 150a18 18 0 0 1 36 0M134 150a18 18 0 0 1 36 0',
    soft: 'M46 100c20 6 20 30 14 50M108 60c-4 30-2 60 4 90M152 98c-10 10-18 30-14 52M80 70c-6 20-4 50 0 80',
  },
  sunshade: {
    body: 'M14 70c50-20 122-20 172 0v66c-50 14-122 14-172 0z',
    line: times(
      5,
      (i) => `M${43 + i * 28} ${60 - (2 - Math.abs(2 - i)) * 2}v${82 + (2 - Math.abs(2 - i)) * 4}`,
    ),
    soft: 'M22 82c48-16 108-16 156 0M22 126c48 12 108 12 156 0M88 56h24v14H88z',
  },
  'phone-mount': {
    body: box(58, 18, 68, 112, 10) + 'M70 166h44l10 18H60z',
    line: 'M84 130v36M100 130v36M50 60h8v36h-8M126 60h8v36h-8',
    soft: box(66, 30, 52, 82, 3) + circle(92, 121, 4) + 'M78 50h28M78 64h20',
  },
  'dash-cam': {
    body: box(30, 66, 140, 76, 14),
    line: circle(100, 104, 28) + circle(100, 104, 15) + 'M84 66V44h32v22M70 30h60v14H70z',
    soft: circle(100, 104, 21) + circle(148, 86, 5) + 'M44 86h16M44 98h16M44 110h16',
    solid: circle(100, 104, 6),
  },
  organizer: {
    body: 'M20 82h160v84a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8zM20 82l20-28h120l20 28',
    line: 'M100 82v92M60 82c0-40 80-40 80 0',
    soft: box(32, 104, 56, 44, 4) + box(112, 104, 56, 44, 4) + 'M32 116h56M112 116h56',
    measures: [[-2, 82, -2, 174, 22, 30]],
  },
  freshener: {
    body: 'M100 50l34 44h-16l28 36h-20l30 36H44l30-36H54l28-36H66z',
    line: 'M90 166h20v18H90zM100 50c-10-20-2-38 10-34s4 22-10 34',
    soft: 'M84 110h32M72 146h56',
  },
  gauge: {
    body: circle(100, 100, 86),
    line: circle(100, 100, 70) + 'M100 100l38-34',
    soft: spokes(13, { x: 100, y: 100, r: 54 }, 64) + 'M76 140h48',
    solid: circle(100, 100, 7),
    measures: [[14, 204, 186, 204, 104]],
  },
  'shift-knob': {
    body: circle(100, 62, 46) + 'M84 104h32l6 36H78z',
    line: 'M92 140h16v46H92z',
    soft: 'M82 50v26M100 44v38M118 50v26M82 63h36' + hatch(5, [92, 150, 108, 146], [0, 8]),
  },
  strap: {
    body: box(74, 70, 60, 40, 6),
    line:
      'M74 82H18v16h56M134 82h48v16h-48M18 82c-14 0-14 40 6 34M182 82c14 0 14 40-6 34M96 70l10-34h18l-8 34' +
      circle(104, 90, 11),
    soft:
      hatch(6, [24, 90, 32, 90], [8, 0]) +
      hatch(5, [140, 90, 148, 90], [8, 0]) +
      'M40 140c20 20 100 20 124 0M40 152c20 20 100 20 124 0',
    measures: [[7, 16, 193, 16, 84]],
  },
  'brake-controller': {
    body: box(28, 62, 144, 78, 12),
    line: box(42, 76, 66, 28, 4) + circle(142, 100, 17) + 'M28 124H12v30',
    soft: 'M50 90h20M78 90h20M142 100l10-10M44 122h60' + hatch(5, [48, 116, 48, 128], [12, 0]),
  },
  'plate-frame': {
    body: box(14, 54, 172, 92, 10) + box(30, 72, 140, 56, 3),
    line: circle(48, 63, 4) + circle(152, 63, 4) + circle(48, 137, 4) + circle(152, 137, 4),
    soft: 'M52 88v24M70 88v24M88 88v24M112 88v24M130 88v24M148 88v24',
  },
  deflector: {
    body: 'M16 130c30-60 80-84 152-88l14 12c-70 6-112 28-146 82z',
    line: 'M26 132c32-56 80-80 150-84',
    soft: 'M60 176c20-34 54-50 112-54l8 10c-50 4-80 16-104 48z',
  },
  'ball-mount': {
    body: 'M10 120h96v26H10zM106 120l18-16h56v22h-46l-28 20z' + circle(150, 62, 22),
    line: 'M142 82h16v22h-16z' + circle(36, 133, 6),
    soft: 'M10 128h96M136 56c2-8 8-12 14-12',
    measures: [
      [128, 22, 172, 22, 40],
      [-8, 120, -8, 146, 18],
      [204, 126, 204, 146, 96],
    ],
  },
  tonneau: {
    body: 'M18 70l36 86h134l-30-86z',
    line: 'M18 70v14l36 86v-14M54 170h134v-14',
    soft: 'M30 98h138M41 126h138M62 70l36 86M108 70l34 86',
    measures: [[54, 190, 188, 190, 20]],
  },
} satisfies Record<string, Drawing | DrawingFamily>;
