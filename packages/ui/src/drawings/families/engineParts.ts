import { mixes, type Drawing, type DrawingFamily } from '../drawing.ts';
import { around, box, circle, coil, ellipse, hatch, line, polar } from '../shapes.ts';

function radiator(size: string, cooler: string): Drawing {
  const half = { 1: 56, 2: 70, 3: 82 }[size]!;
  const [a, b] = [100 - half, 100 + half];
  return {
    body: box(a, 48, 16, 108, 5) + box(b - 16, 48, 16, 108, 5),
    line:
      `M${a + 16} 54h${2 * half - 32}M${a + 16} 150h${2 * half - 32}M${a} 62h-14v16h14M${b} 126h14v16h-14` +
      box(b - 14, 34, 12, 14, 2) +
      (cooler === 'y'
        ? `M${b} 66h10v8h-10M${b} 88h10v8h-10M${a + 4} 156v10h8v-10M${b - 12} 156v10h8v-10`
        : ''),
    soft:
      hatch(7, [a + 16, 66, b - 16, 66], [0, 12]) +
      hatch(9, [a + 24, 54, a + 24, 150], [(2 * half - 48) / 8, 0]),
    measures: [[a + 16, 184, b - 16, 184, 32]],
  };
}

function fan(count: string, blades: number): Drawing {
  const wheels =
    count === '2'
      ? [
          [55, 100, 40],
          [145, 100, 40],
        ]
      : [[100, 100, 74]];
  return {
    body: count === '2' ? box(6, 48, 188, 104, 8) : box(14, 14, 172, 172, 12),
    line: wheels.map(([x = 0, y = 0, r = 0]) => circle(x, y, r) + circle(x, y, r * 0.28)).join(''),
    soft: wheels
      .map(([x = 0, y = 0, r = 0]) =>
        around(blades, { x, y, r: r * 0.28 }, ([px, py], d) => {
          const [ox, oy] = polar(x, y, r * 0.94, d + 22);
          const [qx, qy] = polar(x, y, r * 0.94, d + 22 + 160 / blades);
          const [ix, iy] = polar(x, y, r * 0.28, d + 110 / blades);
          return `M${px} ${py}L${ox} ${oy}L${qx} ${qy}L${ix} ${iy}`;
        }),
      )
      .join(''),
  };
}

function waterPump(drive: string, impeller: string): Drawing {
  return {
    body: 'M108 30c40 0 66 30 66 70s-26 70-66 70c-14 0-26-3-36-9l-34 19-10-24 24-18c-8-10-10-24-10-38 0-40 26-70 66-70z',
    line:
      circle(108, 100, 40) +
      (drive === 'belt'
        ? circle(108, 100, 30) + around(4, { x: 108, y: 100, r: 19 }, ([x, y]) => circle(x, y, 4), 45)
        : drive === 'chain'
          ? around(18, { x: 108, y: 100, r: 40 }, ([x, y], d) => line(x, y, ...polar(108, 100, 47, d)))
          : box(84, 76, 48, 48, 6) + box(132, 90, 36, 20, 3)),
    soft:
      (drive === 'electric' ? 'M92 84v32M104 84v32M116 84v32' : circle(108, 100, 8)) +
      around(5, { x: 108, y: 100, r: 58 }, ([x, y]) => circle(x, y, 4), -126),
    ...(impeller === 'c' && {
      solid: around(5, { x: 108, y: 100, r: 58 }, ([x, y]) => circle(x, y, 4), -126),
    }),
  };
}

const reservoirs: Readonly<Record<string, string>> = {
  a: 'M40 70h120a8 8 0 0 1 8 8v70a16 16 0 0 1-16 16H56a24 24 0 0 1-24-24V78a8 8 0 0 1 8-8z',
  b: 'M100 62c46 0 68 20 68 54s-24 58-68 58-68-24-68-58 22-54 68-54z',
  c: 'M66 60h68v54h34v50a10 10 0 0 1-10 10H76a10 10 0 0 1-10-10z',
};

export const engineParts = {
  'water-pump': {
    looks: mixes(['belt', 'chain', 'electric'], ['m', 'c']),
    draw: ([drive = '', impeller = '']) => waterPump(drive, impeller),
  },
  'steering-pump': {
    looks: ['n', 'p'],
    draw: ([pulley]) => ({
      body: box(72, 62, 88, 84, 14) + box(92, 30, 48, 32, 8),
      line:
        (pulley === 'p' ? box(34, 48, 26, 112, 4) + 'M60 96h12v16H60z' : 'M40 98h32v12H40z') +
        box(104, 16, 24, 14, 3) +
        'M160 92h22v16h-22M96 146v20h16v-20M132 146v20h16v-20',
      soft:
        'M88 62v84M144 62v84' +
        circle(116, 104, 22) +
        (pulley === 'p' ? hatch(5, [39, 48, 39, 160], [4, 0]) : ''),
    }),
  },
  'washer-pump': {
    looks: ['1', '2'],
    draw: ([outlets]) => ({
      body: box(70, 22, 56, 108, 16) + box(78, 130, 40, 26, 4),
      line:
        'M90 156v22h16v-22M126 44h34v26h-34' +
        (outlets === '2' ? 'M70 140H40v10h38M118 136h38v10h-38' : 'M118 138h38v10h-38'),
      soft: 'M70 44h56M70 112h56M84 56v44M98 56v44M112 56v44' + hatch(3, [92, 160, 104, 160], [0, 6]),
      solid: circle(148, 52, 3) + circle(148, 62, 3),
    }),
  },
  thermostat: {
    looks: ['n', 'h'],
    draw: ([housing]) => ({
      body:
        ellipse(100, 100, 66, 19) +
        (housing === 'h'
          ? 'M58 92c0-34 10-46 34-50l46-8 6 30-28 8c20 6 26 12 26 20'
          : 'M66 94c4-38 64-38 68 0'),
      line:
        'M34 100v7c0 11 30 20 66 20s66-9 66-20v-7M78 126l6 48h32l6-48' +
        (housing === 'h'
          ? ellipse(141, 49, 6, 16) + circle(46, 100, 5) + circle(154, 100, 5)
          : 'M100 66V48' + circle(100, 44, 5)),
      soft:
        coil(100, 130, 170, 13, 4) + (housing === 'h' ? 'M76 80c2-16 10-22 24-26' : ellipse(100, 98, 44, 11)),
      measures: [[34, 192, 166, 192, 84]],
    }),
  },
  radiator: {
    looks: mixes(['2', '1', '3'], ['n', 'y']),
    draw: ([size = '', cooler = '']) => radiator(size, cooler),
  },
  fan: {
    looks: mixes(['1', '2'], ['7', '5', '9', '11']),
    draw: ([count = '', blades]) => fan(count, Number(blades)),
  },
  reservoir: {
    looks: mixes(['a', 'b', 'c'], ['y', 'n']),
    draw: ([shape = '', cap]) => ({
      body: reservoirs[shape]!,
      line:
        (cap === 'y' ? box(82, 26, 36, 20, 4) : '') +
        `M86 46h28v${shape === 'c' ? 14 : 24}M86 46v${shape === 'c' ? 14 : 24}M168 140h18v12h-18`,
      soft:
        'M76 136h64M76 148h64M130 84v40M138 96h-8M138 110h-8' +
        (cap === 'y' ? hatch(6, [88, 28, 88, 44], [5, 0]) : ''),
    }),
  },
} satisfies Record<string, DrawingFamily>;
