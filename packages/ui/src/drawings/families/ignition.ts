import { mixes, type Drawing, type DrawingFamily } from '../drawing.ts';
import { box, circle, ellipse, hatch, holes, times } from '../shapes.ts';

const lengths: Readonly<Record<string, number>> = { 1: 104, 2: 124, 3: 146 };

/** A case at an angle, its posts where they are: `l` has plus on the left. */
function battery(posts: string, side: string, length: string, tech: string): Drawing {
  const width = lengths[length]!;
  const [dx, dy] = [34, -26];
  const x = Math.round((200 - width - dx) / 2);
  const [top, end] = [78, 176];
  const post = (px: number) =>
    posts === 's'
      ? circle(px, top + 18, 8) + circle(px, top + 18, 3)
      : `M${px - 7} ${top - 9}v-16c0-5 14-5 14 0v16`;
  const [first, last] = [x + 24, x + width - 12];
  const plus = (px: number) => `M${px - 11} ${top + 34}h8v-8h6v8h8v6h-8v8h-6v-8h-8z`;
  const minus = (px: number) => `M${px - 11} ${top + 34}h22v6h-22z`;
  const middle = x + width / 2;
  const agm = `M${middle - 32} ${end - 20}l8-24l8 24m-13-9h10m15-11a10 12 0 1 0 1 16v-4h-6m13 8v-24l9 14l9-14v24`;
  return {
    body: `M${x} ${top}l${dx} ${dy}h${width}v${end - top}l${-dx} ${-dy}h${-width}z`,
    line:
      `M${x} ${top}h${width}l${dx} ${dy}M${x + width} ${top}v${end - top}M${x} ${top + 10}h${width}l${dx} ${dy}` +
      post(first) +
      post(last) +
      (tech === 'a' ? agm : ''),
    soft:
      tech === 'a'
        ? box(x + 12, end - 52, width - 24, 42, 4)
        : times(3, (i) => ellipse(Math.round(x + 46 + (i * (width - 68)) / 2), top - 16, 7, 3)) +
          box(x + 12, end - 34, width - 24, 24, 3),
    solid: side === 'l' ? plus(first) + minus(last) : minus(first) + plus(last),
    measures: [
      [x, end + 14, x + width, end + 14],
      [x + width + 12, end + 6, x + width + dx + 12, end + dy + 6],
      [x - 14, top, x - 14, end],
    ],
  };
}

function alternator(ribs: string, ears: string): Drawing {
  const n = ribs === 'n' ? 0 : Number(ribs);
  const pulley = n === 0 ? 0 : 12 + n * 4;
  const x = 78 - pulley;
  return {
    body:
      'M78 38h86a14 60 0 0 1 0 124H78a26 62 0 0 1 0-124z' +
      'M92 40l-6-24h28l-4 24' +
      (ears === '3' ? 'M96 160l-6 24h28l-4-24M140 160l6 20h18l-6-26' : 'M96 160l-6 24h28l-4-24'),
    line:
      ellipse(78, 100, 26, 62) +
      (n === 0
        ? ellipse(74, 100, 8, 18) + 'M60 94h14v12H60z'
        : `M78 70H${x}a10 30 0 0 0 0 60h58a10 30 0 0 0 0-60` + ellipse(x, 100, 10, 30)) +
      circle(101, 26, 4) +
      circle(103, 174, 4) +
      (ears === '3' ? circle(154, 172, 3) : '') +
      box(164, 66, 18, 30, 3),
    soft:
      times(n, (i) => `M${x + 6 + i * 5} 70a10 30 0 0 1 0 60`) +
      'M118 38a14 60 0 0 1 0 124M130 38a14 60 0 0 1 0 124' +
      hatch(4, [142, 62, 156, 62], [0, 25]),
    dots: holes(8, 78, 100, 19, 48, 22) + (n > 0 ? `M${x} 100z` : ''),
  };
}

function starter(size: string, side: string): Drawing {
  const w = size === 'l' ? 112 : 90;
  const right = 66 + w;
  return {
    body: box(66, 92, w, 62, 12) + box(76, 46, w - 22, 38, 8),
    line:
      `M66 96L40 84v82l26-12M40 84H30v82h10${box(8, 110, 22, 34, 2)}M${right} 102h8v42h-8` +
      `M${right - 12} 54h14v8h-14M${right - 12} 68h14v8h-14M92 84v8M${right - 24} 84v8`,
    soft:
      hatch(4, [8, 117, 30, 117], [0, 7]) +
      `M86 92v62M${right - 14} 92v62M92 46v38` +
      hatch(3, [98, 110, right - 26, 110], [0, 13]) +
      circle(35, 94, 3) +
      circle(35, 156, 3),
    ...(side === 'r' && { turn: 180 }),
  };
}

/** Of a plug for racing no catalogue tells the reach, so only its gap is measured; its insulator is smooth. */
function sparkPlug(reach: string, electrode: string): Drawing {
  const thread = reach === '19' ? 34 : 56;
  const end = 106 + thread;
  const tip = { i: 'M150 106v20h4v12h4v-12h4v-20', p: 'M144 106v22h24v-22', c: 'M140 106v26h32v-26' }[
    electrode
  ];
  const gap = [206, { i: 140, p: 133 }[electrode] ?? 132, 206, 146, 32] as const;
  return {
    body: box(46, 68, 56, 26, 4) + 'M61 30h26l5 38H56z' + circle(154, 136, 42),
    line:
      `${box(67, 8, 14, 13, 3)}M69 21v9M79 21v9` +
      `${box(52, 94, 44, 12, 2)}M58 106h32v${thread}H58zM71 ${end}v7M77 ${end}v7M88 ${end}v17H74` +
      `${tip}M122 108h64M182 108v50h-40v-12h28`,
    soft:
      (reach === 'r' ? '' : hatch(3, [60, 40, 88, 40], [0, 9])) +
      'M64 68v26M84 68v26' +
      hatch(Math.floor(thread / 8), [58, 114, 90, 108], [0, 8]) +
      `M96 ${end}l22-20`,
    ...(electrode === 'i' && { solid: 'M155 126h2v14h-2z' }),
    ...(electrode === 'p' && { solid: 'M148 128h16v5h-16z' }),
    measures: reach === 'r' ? [gap] : [[36, 106, 36, end, 20], gap],
  };
}

function coil(style: string, pins: number): Drawing {
  /** Pins of the plug, along or across. */
  const pinsAt = (x: number, y: number, [dx, dy]: readonly [number, number]) =>
    times(pins, (i) => circle(x + (i - (pins - 1) / 2) * dx, y + (i - (pins - 1) / 2) * dy, 4.5));
  switch (style) {
    case 'pack':
      return {
        body: box(26, 70, 148, 70, 8) + 'M40 70V50h24v20zM88 70V50h24v20zM136 70V50h24v20z',
        line:
          ellipse(52, 50, 12, 5) +
          ellipse(100, 50, 12, 5) +
          ellipse(148, 50, 12, 5) +
          box(72, 140, 56, 32, 4),
        soft: 'M36 84h128M36 126h128' + circle(36, 105, 5) + circle(164, 105, 5) + 'M76 70v70M124 70v70',
        solid: pinsAt(100, 157, [14, 0]),
      };
    case 'rail':
      return {
        body: box(10, 58, 180, 44, 8) + times(4, (i) => box(24 + i * 42, 102, 26, 30, 3)),
        line: times(4, (i) => `M${28 + i * 42} 132v32a9 9 0 0 0 18 0v-32`) + box(138, 30, 50, 28, 4),
        soft:
          'M20 72h160' +
          hatch(4, [28, 144, 46, 144], [42, 0]) +
          hatch(4, [28, 154, 46, 154], [42, 0]) +
          circle(22, 88, 4) +
          circle(178, 88, 4),
        solid: pinsAt(163, 44, [11, 0]),
      };
    default:
      return {
        body: 'M66 14h62a10 10 0 0 1 10 10v28a10 10 0 0 1-10 10H80a14 14 0 0 1-14-14zM84 62h34v20H84z',
        line: 'M138 12h34v50h-34M88 82h26l6 86a9 9 0 0 1-9 10H91a9 9 0 0 1-9-10zM66 22H44v22h22',
        soft: hatch(5, [86, 96, 116, 96], [0, 16]) + circle(54, 33, 5) + 'M80 24h44M80 34h44',
        solid: pinsAt(160, 37, [0, 12]),
      };
  }
}

/** A blade along its length; `f` has the bows of a frame, `b` none, `h` covers them. */
function wiper(kind: string, length: string): Drawing {
  const half = { 1: 50, 2: 66, 3: 82, 4: 98 }[length]!;
  const [a, b] = [100 - half, 100 + half];
  const rubber = `M${a} 122h${2 * half}v5H${a}z`;
  const clip = 'M86 86h28v18H86zM93 86v-14h14v14';
  const bow = (from: number, to: number, y: number, tall: number) =>
    `M${from} ${y}Q${(from + to) / 2} ${y - tall * 2} ${to} ${y}`;
  const blade: Drawing =
    kind === 'f'
      ? {
          body: rubber,
          line:
            bow(100 - half * 0.62, 100 + half * 0.62, 112, 16) +
            bow(100 - half * 0.56, 100 + half * 0.56, 114, 11) +
            bow(a + 2, 100 - half * 0.3, 122, 7) +
            bow(100 + half * 0.3, b - 2, 122, 7) +
            clip,
          soft: `M${a} 132h${2 * half}M${100 - half * 0.3} 122l${half * 0.06}-10M${100 + half * 0.3} 122l${-half * 0.06}-10`,
        }
      : kind === 'h'
        ? {
            body: `M${a} 119Q100 90 ${b} 119v4H${a}z${rubber}`,
            line: `M${100 - half * 0.45} 109v14M${100 + half * 0.45} 109v14M86 104v-18h28v18`,
            soft: `M${a + 10} 119Q100 100 ${b - 10} 119M${a} 132h${2 * half}`,
            solid: 'M92 86h16v9H92z',
          }
        : {
            body: `M${a} 124Q100 88 ${b} 124v5Q100 98 ${a} 129z`,
            line: clip + `M${a} 129v6Q100 108 ${b} 135v-6`,
            soft: `M${a + 6} 126Q100 94 ${b - 6} 126`,
          };
  return { ...blade, turn: -26, measures: [[a, 152, b, 152]] };
}

export const ignition = {
  battery: {
    looks: [
      ...mixes(['t'], ['l', 'r'], ['2', '1', '3'], ['f', 'a']).filter((look) => look !== 't-l-1-a'),
      's-l-2-f',
    ],
    draw: ([posts = '', side = '', length = '', tech = '']) => battery(posts, side, length, tech),
  },
  alternator: {
    looks: mixes(['6', '5', '7', 'n'], ['2', '3']),
    draw: ([ribs = '', ears = '']) => alternator(ribs, ears),
  },
  starter: { looks: mixes(['s', 'l'], ['l', 'r']), draw: ([size = '', side = '']) => starter(size, side) },
  'spark-plug': {
    looks: mixes(['26', '19', 'r'], ['i', 'p', 'c']),
    draw: ([reach = '', electrode = '']) => sparkPlug(reach, electrode),
  },
  'glow-plug': {
    looks: ['m', 's', 'l'],
    draw: ([size = '']) => {
      const long = { s: 34, m: 66, l: 88 }[size]!;
      return {
        body: box(82, 38, 36, 22, 3) + `M88 60h24v40H88zM93 100h14v${long - 6}a7 7 0 0 1-14 0z`,
        line: 'M95 38V20h10v18M92 20h16v-8H92z',
        soft: hatch(5, [88, 68, 112, 64], [0, 8]) + `M93 ${100 + long * 0.6}h14M94 38v22M106 38v22`,
        turn: 30,
        measures: [[66, 12, 66, 101 + long, 26]],
      };
    },
  },
  coil: {
    looks: mixes(['pencil', 'pack', 'rail'], ['3', '2', '4']),
    draw: ([style = '', pins]) => coil(style, Number(pins)),
  },
  'plug-wires': {
    looks: ['4', '6', '8'],
    draw: ([count]) => {
      const n = Number(count);
      const step = 170 / n;
      const x = (i: number) => Math.round(16 + step * (i + 0.5));
      return {
        body: times(n, (i) => box(x(i) - 7, 144, 14, 34, 4)),
        line: times(
          n,
          (i) =>
            `M${x(i)} 144C${x(i)} ${70 - i * 3} ${100 + (x(i) - 100) * 0.5} 90 ${100 + (x(i) - 100) * 0.6} 44`,
        ),
        soft:
          times(n, (i) => box(95 + (x(i) - 100) * 0.6, 24, 10, 20, 3)) +
          hatch(n, [x(0) - 7, 156, x(0) + 7, 156], [step, 0]),
        // A wire cut through.
        detail: circle(178, 36, 17) + circle(178, 36, 5),
        measures: [[161, -4, 195, -4, 40]],
      };
    },
  },
  wiper: {
    looks: mixes(['b', 'h', 'f'], ['2', '1', '3', '4']),
    draw: ([kind = '', length = '']) => wiper(kind, length),
  },
} satisfies Record<string, DrawingFamily>;
