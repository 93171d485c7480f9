import { mixes, type Drawing, type DrawingFamily } from '../drawing.ts';
import { around, box, circle, ellipse, hatch, holes, line, polar, ring, spokes, times } from '../shapes.ts';

/** A disc at an angle: its face, and the edge that tells a vented one. */
function rotor(lugs: number, face: string): Drawing {
  const edge = face === 'x' ? 6 : 15;
  const x = face === 'x' ? 97 : 92;
  const rim = `M${x} 10h${edge}a66 90 0 0 1 0 180h${-edge}a66 90 0 0 0 0-180z`;
  const vanes = times(9, (i) => {
    const angle = ((i * 17 - 68) * Math.PI) / 180;
    return `M${Math.round(x + 66 * Math.cos(angle) + 5)} ${Math.round(100 + 90 * Math.sin(angle))}h6`;
  });
  const slots = ring(6, [x, 100, 62, 84], (sx, sy, degrees) => {
    const angle = ((degrees + 24) * Math.PI) / 180;
    const [tx, ty] = [x + 42 * Math.cos(angle) - sx, 100 + 57 * Math.sin(angle) - sy];
    return `M${Math.round(sx)} ${Math.round(sy)}l${Math.round(tx)} ${Math.round(ty)}`;
  });
  return {
    body: ellipse(x, 100, 66, 90) + rim + ellipse(x - 12, 100, 12, 16),
    line:
      ellipse(x, 100, 36, 49) +
      ellipse(x - 12, 100, 33, 45) +
      ring(lugs, [x - 12, 100, 22, 30], (lx, ly) => ellipse(Math.round(lx), Math.round(ly), 4, 5)) +
      (face === 's' ? slots : ''),
    soft: face === 'x' ? ellipse(x, 100, 62, 85) : vanes,
    ...(face === 'd' && {
      bores: [0.66, 0.86].map((r, i) => holes(8, x, 100, 66 * r, 90 * r, i * 22)).join(''),
    }),
    measures: [
      [4, 10, 4, 190, x - 4],
      [x, -6, x + edge, -6, 16],
      [x - 12, 206, x + edge, 206, 16],
      [184, 84, 184, 116, 184 - x + 12],
      [214, 70, 214, 130, 214 - x + 12],
    ],
  };
}

/** The older drawings by name: what a page may still ask for. */
function plainRotor(face: string, dots = ''): Drawing {
  return {
    dots,
    body: circle(100, 100, 93) + circle(100, 100, 46),
    line: circle(100, 100, 13) + around(5, { x: 100, y: 100, r: 27 }, ([x, y]) => circle(x, y, 5), -90),
    soft: circle(100, 100, 88) + circle(100, 100, 39) + face,
  };
}

/** Outlines of a backing plate: what guides the pad in its bracket. */
const plates: Readonly<Record<string, readonly [plate: string, lining: string]>> = {
  sq: [
    'M12 70h18C42 44 66 30 100 30s58 14 70 40h18v30h-18v18H30v-18H12z',
    'M42 112V80c10-22 32-36 58-36s48 14 58 36v32z',
  ],
  hk: [
    'M8 58h22v12c12-26 38-40 70-40s58 14 70 40V58h22v36h-12V82h-10v38H30V82H20v12H8z',
    'M42 112V82c10-24 32-38 58-38s48 14 58 38v30z',
  ],
  lg: [
    'M2 84h38c8-34 30-50 60-50s52 16 60 50h38v18h-38v20H40v-20H2z',
    'M52 114V90c6-28 24-42 48-42s42 14 48 42v24z',
  ],
  nt: [
    'M14 66l18-6c14-18 32-28 54-30v16h28V30c22 2 40 12 54 30l18 6v32h-18v22H32V98H14z',
    'M44 112V78c10-12 22-18 36-20h40c14 2 26 8 36 20v34z',
  ],
  wd: ['M16 44h168v18h12v28h-12v30H16V90H4V62h12z', 'M30 54h140v58H30z'],
  rd: [
    'M20 96c2-40 36-66 80-66s78 26 80 66l-14 26c-40-16-92-16-132 0zM86 30l4-12h20l4 12',
    'M38 94c4-30 30-48 62-48s58 18 62 48l-6 12c-36-12-76-12-112 0z',
  ],
};

function pads(shape: string, sensor: string): Drawing {
  const [plate, lining] = plates[shape]!;
  return {
    body: plate + 'M20 172h160v10H20z',
    line:
      lining +
      (shape === 'wd' ? 'M76 54v58M124 54v58' : shape === 'lg' ? 'M84 50l-4 64M116 50l4 64' : 'M100 46v66') +
      (sensor === 'w' ? `M134 122c4 26 18 36 30 22s8-40 22-36${box(180, 96, 16, 18, 3)}` : ''),
    soft: 'M38 172v-22h124v22M38 160h124' + (shape === 'wd' ? 'M100 150v22' : 'M96 150v22h8v-22'),
    ...(sensor === 'w' && { solid: box(183, 100, 10, 6) }),
    measures: [[4, 150, 4, 182, 34]],
  };
}

function caliper(pistons: string, side: string): Drawing {
  const flip = (x: number) => (side === 'l' ? x : 200 - x);
  const cups =
    pistons === '1'
      ? [[100, 66, 24]]
      : pistons === '2'
        ? [
            [72, 66, 18],
            [128, 66, 18],
          ]
        : [
            [54, 84, 13],
            [83, 60, 13],
            [117, 60, 13],
            [146, 84, 13],
          ];
  const round = cups.map(([x = 0, y = 0, r = 0]) => circle(x, y, r)).join('');
  const inner = cups.map(([x = 0, y = 0, r = 0]) => circle(x, y, r - 7)).join('');
  return {
    body: 'M24 124V96c0-40 30-66 76-66s76 26 76 66v28h-26v-18c0-12-8-18-20-18H70c-12 0-20 6-20 18v18z',
    line:
      round +
      box(14, 124, 172, 18, 3) +
      'M44 142l10 26h92l10-26' +
      `M${flip(146)} 40v-16h${side === 'l' ? 10 : -10}v22M${flip(151)} 24v-12`,
    soft:
      inner +
      circle(26, 133, 5) +
      circle(174, 133, 5) +
      'M64 154h72' +
      hatch(5, [76, 156, 76, 164], [12, 0]) +
      `M${flip(40)} 88l-6-14`,
  };
}

function drum(lugs: number): Drawing {
  return {
    body:
      ellipse(84, 100, 62, 90) +
      'M84 10h46a62 90 0 0 1 0 180H84a62 90 0 0 0 0-180z' +
      ellipse(84, 100, 12, 17),
    line: ellipse(84, 100, 34, 50) + ring(lugs, [84, 100, 23, 34], (x, y) => ellipse(x, y, 4, 5.5)),
    soft:
      ellipse(84, 100, 55, 81) + 'M96 10a62 90 0 0 1 0 180M118 10a62 90 0 0 1 0 180M124 10a62 90 0 0 1 0 180',
    dots: holes(2, 84, 100, 46, 66, 20),
    measures: [
      [208, 10, 208, 190, 78],
      [84, -6, 130, -6, 16],
      [6, 83, 6, 117, 78],
      [61, 206, 107, 206, 86],
    ],
  };
}

function shoes(kind: string, size: string): Drawing {
  const w = size === 'w' ? 30 : 20;
  // A shoe and, turned, its fellow: lining outside, web with its holes inside.
  const left = `M84 20a84 84 0 0 0 0 160l${w * 0.34} ${-w * 0.94}a${84 - w} ${84 - w} 0 0 1 0 ${-160 + w * 1.88}z`;
  const right = `M116 20a84 84 0 0 1 0 160l${-w * 0.34} ${-w * 0.94}a${84 - w} ${84 - w} 0 0 0 0 ${-160 + w * 1.88}z`;
  return {
    body: left + right,
    line: 'M80 30a74 74 0 0 0 0 140M120 30a74 74 0 0 1 0 140',
    soft:
      circle(98 - w * 0.2, 52 + w * 0.2, 4) +
      circle(102 + w * 0.2, 148 - w * 0.2, 4) +
      'M96 62c16-6 10 8 22 2M82 136c10 10 26-10 36 0',
    ...(kind === 'r' && {
      solid: [150, 165, 195, 210, -30, -15, 15, 30]
        .map((d) => circle(...polar(d > 90 ? 102 : 98, 100, w > 20 ? 70 : 74, d), 6))
        .join(''),
    }),
    // One from its edge: the width of its lining.
    detail: box(-2 - w / 2, 40, w, 120, 2),
    measures: [[-2 - w / 2, 22, w / 2 - 2, 22, 16]],
  };
}

/** A drilled disc from its face, with the caliper over its edge. */
function brakeKit(pistons: number): Drawing {
  const pitch = { 1: 0, 2: 54, 4: 27, 6: 18 }[pistons] ?? 27;
  const r = { 1: 20, 2: 17, 4: 11, 6: 7.5 }[pistons] ?? 11;
  const cups = (radius: number) =>
    times(pistons, (i) => circle(162, 104 + (i - (pistons - 1) / 2) * pitch, radius));
  return {
    body: `M136 46a78 78 0 1 0 0 116z${box(136, 36, 52, 136, 18)}${circle(84, 104, 12)}`,
    line:
      circle(84, 104, 38) + around(5, { x: 84, y: 104, r: 25 }, ([x, y]) => circle(x, y, 4.5), -90) + cups(r),
    soft: cups(r - 4) + 'M146 60v88',
    bores: times(17, (i) => `M${polar(84, 104, i % 2 ? 65 : 51, 60 + i * 15).join(' ')}z`),
    measures: [[-10, 26, -10, 182, 94]],
  };
}

export const brakes = {
  rotor: {
    looks: [...mixes(['l5', 'l4', 'l6'], ['v', 's', 'd', 'x']).filter((look) => look !== 'l6-x'), 'l8-v'],
    draw: ([lugs = '', face = '']) => rotor(Number(lugs.slice(1)), face),
  },
  'rotor-slotted': plainRotor(spokes(10, { x: 100, y: 100, r: 52 }, 83, 20)),
  'rotor-plain': plainRotor(circle(100, 100, 70)),
  drum: { looks: ['l5', 'l4', 'l6', 'l8'], draw: ([lugs = '']) => drum(Number(lugs.slice(1))) },
  pads: {
    looks: mixes(Object.keys(plates), ['n', 'w']),
    draw: ([shape = '', sensor = '']) => pads(shape, sensor),
  },
  shoes: { looks: mixes(['b', 'r'], ['n', 'w']), draw: ([kind = '', size = '']) => shoes(kind, size) },
  caliper: {
    looks: mixes(['1', '2', '4'], ['l', 'r']),
    draw: ([pistons = '', side = '']) => caliper(pistons, side),
  },
  'brake-hose': {
    looks: mixes(['r', 's'], ['s', 'l']),
    draw: ([kind, size]) => {
      const way =
        size === 's'
          ? (d: number) => `M${48 - d} 66c${4 + d} 60 ${56 + d * 2} 30 ${64 + d} 74`
          : (d: number) => `M${48 - d} 60c-20 110 ${50 + d} 100 50 40s${50 + d}-40 ${44 + d} 60`;
      const end = size === 's' ? 112 : 142;
      const y = size === 's' ? 140 : 160;
      return {
        body:
          circle(48, 36, 20) + circle(48, 36, 9) + box(38, 54, 20, 18, 3) + box(end - 12, y - 4, 24, 20, 3),
        line: way(6) + way(-6) + `M${end - 7} ${y + 16}v14h14v-14`,
        soft: way(0) + hatch(3, [end - 7, y + 20, end + 7, y + 18], [0, 4]) + 'M38 60h20M38 66h20',
        // A braided hose has long sleeves.
        ...(kind === 's' && { solid: box(38, 72, 20, 24, 2) + box(end - 10, y - 30, 20, 24, 2) }),
        measures: [[182, 16, 182, y + 30, 130, 172 - end]],
      };
    },
  },
  'master-cylinder': {
    looks: ['r', 'n'],
    draw: ([reservoir]) => ({
      body:
        box(24, 112, 126, 40, 8) + 'M150 92h16v80h-16z' + (reservoir === 'r' ? box(34, 52, 104, 46, 10) : ''),
      line:
        'M166 122h22v20h-22M48 152v14h16v-14M92 152v14h16v-14' +
        (reservoir === 'r'
          ? box(60, 30, 40, 22, 4) + 'M48 98v14M64 98v14M106 98v14M122 98v14'
          : ellipse(58, 112, 12, 5) + ellipse(112, 112, 12, 5)),
      soft:
        'M34 124h106' +
        circle(158, 102, 4) +
        circle(158, 162, 4) +
        (reservoir === 'r' ? 'M44 72h84' + hatch(5, [66, 34, 66, 48], [7, 0]) : ''),
      // The bore inside.
      detail: 'M24 121h126M24 143h126',
      measures: [[6, 121, 6, 143, 18]],
    }),
  },
  'brake-kit': {
    looks: ['4', '6', '2', '1'],
    draw: ([pistons]) => brakeKit(Number(pistons)),
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
} satisfies Record<string, Drawing | DrawingFamily>;
