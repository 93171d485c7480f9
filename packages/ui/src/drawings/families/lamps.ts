import { mixes, type Drawing, type DrawingFamily } from '../drawing.ts';
import { box, circle, ellipse, hatch, line, times } from '../shapes.ts';

/** Glass of a halogen bulb with its wire, down to `y`. */
const glass = (half: number, top: number, y: number, cap = '') => ({
  body: `M${100 - half} ${y}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${y}z`,
  soft: `M94 ${y}V${top + 44}m12 0V${y}M94 ${top + 44}c2-9 10-9 12 0${cap}`,
});

const prongs = (...xs: number[]) => xs.map((x) => box(x - 4, 148, 8, 34, 1)).join('');

/** Body of plastic that turns to a plug at the side. */
const elbow = 'M70 108h60v22h34v36H86c-10 0-16-6-16-16z';

const bases: Readonly<Record<string, () => Drawing>> = {
  h4: () => ({
    ...join(glass(18, 12, 92, 'M83 30c8-10 26-10 34 0M88 66h14v8H88z'), {
      body: box(60, 92, 80, 12, 4) + box(72, 104, 56, 34, 3),
      line: prongs(82, 118) + 'M92 138h16v30h-16zM66 92v-8h12v8M122 92v-8h12v8M94 92',
    }),
  }),
  h7: () =>
    join(glass(14, 20, 96), {
      body: box(66, 96, 68, 12, 4) + box(80, 108, 40, 40, 3),
      line: prongs(90, 110) + 'M66 96l-8-10h18',
      soft: 'M80 128h40',
    }),
  h1: () =>
    join(glass(11, 26, 104), {
      body: 'M76 104h48v8l-6 8H82l-6-8z' + box(88, 120, 24, 30, 2),
      line: 'M95 150h10v30H95z',
      soft: 'M88 134h24',
    }),
  h11: () =>
    join(glass(13, 14, 84), {
      body: elbow + box(64, 84, 72, 12, 4),
      line: 'M64 96h72v12H64zM164 134h-16v28h16M130 120v10M84 84l-4-8h10l2 8M116 84l4-8h-10',
      soft: ellipse(100, 102, 36, 4) + 'M152 142h12M152 154h12',
    }),
  '9005': () =>
    join(glass(13, 10, 82), {
      body: box(68, 82, 64, 14, 3) + 'M76 96h48v46c0 14 14 12 14 40H76z',
      line: box(62, 96, 76, 10, 3) + 'M76 152h52M88 182v-14h12v14M112 182v-14h12v14M82 82l6-9h24l6 9',
      soft: 'M84 114h32M84 126h32',
    }),
  '9006': () =>
    join(glass(13, 10, 82), {
      body: box(68, 82, 64, 14, 3) + 'M76 96h48v36h24v34H92c-10 0-16-6-16-16z',
      line: box(62, 96, 76, 10, 3) + 'M148 140h-12v20h12M82 82l6-9h24l6 9',
      soft: 'M84 114h32M84 126h32M140 146h8M140 154h8',
    }),
  '9007': () =>
    join(glass(17, 8, 84), {
      body: box(54, 84, 92, 18, 6) + box(62, 102, 76, 22, 3) + box(72, 124, 56, 40, 5),
      line: 'M82 164v18M100 164v18M118 164v18M54 92h-8v8h8M146 92h8v8h-8',
      soft: hatch(6, [68, 106, 68, 120], [12.8, 0]) + 'M72 140h56',
    }),
  h13: () =>
    join(glass(17, 10, 84), {
      body: ellipse(100, 94, 50, 13) + box(66, 106, 68, 26, 4) + 'M66 132h68l-12 48H78z',
      line: 'M50 94v8c4 14 96 14 100 0v-8M60 82l-4-8h12M140 82l4-8h-12M86 150v22M100 150v22M114 150v22',
      soft: 'M66 118h68',
    }),
  led: () => ({
    body: box(88, 12, 24, 78, 3) + box(62, 90, 76, 14, 5) + box(70, 104, 60, 76, 4),
    line: 'M112 130h30v26M130 168h12v12',
    soft: hatch(6, [70, 116, 130, 116], [0, 11]) + 'M100 12v78',
    solid: times(3, (i) => box(91, 22 + i * 20, 7, 13) + box(102, 22 + i * 20, 7, 13)),
  }),
};

function join(a: Drawing, b: Drawing): Drawing {
  return { ...b, body: `${a.body ?? ''}${b.body ?? ''}`, soft: `${a.soft ?? ''}${b.soft ?? ''}` };
}

const miniBases: Readonly<Record<string, () => Drawing>> = {
  '1157': () => ({
    body: circle(100, 58, 44) + 'M78 96h44v72H78z',
    line: 'M70 132h8M122 118h8M78 96v72h44V96' + circle(91, 174, 5) + circle(109, 174, 5),
    soft: 'M88 96V66c4-14 20-14 24 0v30M92 96V52M108 96V52M78 108h44',
  }),
  '194': () => ({
    body: 'M76 118V58a24 34 0 0 1 48 0v60z' + 'M72 118h56v46H72z',
    line: 'M86 164v-40M114 164v-40M72 150h56',
    soft: 'M90 118V74c2-10 18-10 20 0v44',
  }),
  '3157': () => ({
    body: 'M70 96V52a30 36 0 0 1 60 0v44z' + box(58, 96, 84, 18, 3) + box(66, 114, 68, 60, 3),
    line: 'M82 174v-44h12v44M106 174v-44h12v44M58 104h-8v8h8M142 104h8v8h-8',
    soft: 'M86 96V62c2-10 12-10 14 0s12 10 14 0v34',
  }),
  '7440': () => ({
    body: 'M74 92V48a26 36 0 0 1 52 0v44z' + 'M66 92h68l-6 26v54H72v-54z',
    line: 'M86 172v-46M114 172v-46M62 118h10v12H62M138 118h-10v12h10',
    soft: 'M90 92V60c2-10 18-10 20 0v32M72 142h56',
  }),
  '921': () => ({
    body: 'M72 128V44a28 30 0 0 1 56 0v84z' + 'M76 128h48v36H76z',
    line: 'M88 164v-30M112 164v-30M76 152h48',
    soft: 'M88 128V62M112 128V62M88 62c4-12 20-12 24 0',
  }),
  led: () => ({
    body: box(76, 26, 48, 92, 5) + 'M80 118h40v50H80z',
    line: 'M90 168v-44M110 168v-44',
    solid: times(4, (i) => box(82, 36 + i * 20, 14, 12) + box(104, 36 + i * 20, 14, 12)),
  }),
};

const headlights: Readonly<Record<string, readonly [body: string, inside: string, strip: string]>> = {
  a: [
    'M14 122c10-44 66-68 168-70 6 34 0 70-16 96-54 8-120 4-152-26z',
    'M28 118C44 90 88 68 172 62',
    'M28 118C44 90 88 68 172 62v9C96 76 52 96 36 118z',
  ],
  b: [
    'M18 92c30-22 90-38 166-38l-8 82c-50 16-116 16-142 0z',
    'M30 92c34-18 84-28 140-28',
    'M30 92c34-18 84-28 140-28v9c-50 0-100 8-134 24z',
  ],
  c: [
    'M30 52h136a14 14 0 0 1 14 14v62c0 18-12 24-30 24H44c-16 0-24-10-24-24V62c0-6 4-10 10-10z',
    'M34 64h128',
    'M38 64h124v9H38z',
  ],
  d: [
    'M10 100c44-26 104-40 180-46l-4 40c-30 26-60 40-96 42-40 0-66-14-80-36z',
    'M28 98c40-20 90-30 146-34',
    'M28 98c40-20 90-30 146-34v9c-50 4-100 12-138 30z',
  ],
};

function headlight(shape: string, tech: string): Drawing {
  const [body, inside, strip] = headlights[shape]!;
  return tech === 'l'
    ? {
        body,
        line: times(4, (i) => box(70 + i * 24, 88 - i * 2, 17, 24, 3)),
        soft: inside,
        solid: strip,
      }
    : {
        body,
        line: circle(126, 98, 27) + circle(70, 110, 18),
        soft: inside + circle(126, 98, 18) + circle(70, 110, 11),
      };
}

const tailLights: Readonly<Record<string, string>> = {
  a: 'M62 20h58c14 0 22 10 22 26v108c0 16-8 26-22 26H78c-10 0-16-6-18-16L50 36c-2-10 4-16 12-16z',
  b: 'M16 72c50-16 112-22 168-16l-10 74c-40 14-100 14-140 4-10-20-16-40-18-62z',
  c: 'M72 16h56v168H72z',
};

export const lamps = {
  bulb: {
    looks: ['h7', 'h4', 'h1', 'h11', '9005', '9006', '9007', 'h13', 'led'],
    draw: ([base = '']) => bases[base]!(),
  },
  'mini-bulb': {
    looks: ['1157', '194', '3157', '7440', '921', 'led'],
    draw: ([base = '']) => miniBases[base]!(),
  },
  headlight: {
    looks: mixes(['a', 'b', 'c', 'd'], ['h', 'l']),
    draw: ([shape = '', tech = '']) => headlight(shape, tech),
  },
  'tail-light': {
    looks: mixes(['a', 'b', 'c'], ['h', 'l']),
    draw: ([shape = '', tech]) => {
      const [x, y, across] = shape === 'b' ? [60, 94, true] : [98, 60, false];
      const at = (i: number) => (across ? [x + i * 40, y] : [x, y + i * 42]);
      return {
        body: tailLights[shape]!,
        line:
          tech === 'l'
            ? times(3, (i) => box(at(i)[0]! - 14, at(i)[1]! - 14, 28, 28, 3))
            : times(3, (i) => circle(at(i)[0]!, at(i)[1]!, 16)),
        soft: across ? 'M80 62v72M122 60v72' : shape === 'c' ? 'M72 81h56M72 123h56' : 'M58 82h84M60 124h82',
        ...(tech === 'l' && {
          solid: times(
            3,
            (i) => box(at(i)[0]! - 9, at(i)[1]! - 9, 7, 7) + box(at(i)[0]! + 2, at(i)[1]! + 2, 7, 7),
          ),
        }),
      };
    },
  },
  'light-bar': {
    looks: ['4', '3', '6', '8'],
    draw: ([count]) => {
      const n = Number(count);
      const left = 100 - n * 11.5;
      return {
        body: box(left - 4, 74, n * 23 + 8, 52, 8),
        line:
          times(n, (i) => circle(left + 11.5 + i * 23, 100, 9.5)) +
          `M${left} 126v22h16M${left + n * 23} 126v22h-16`,
        soft: line(left, 84, left + n * 23, 84) + times(n, (i) => circle(left + 11.5 + i * 23, 100, 4)),
        measures: [[left - 4, 56, left + n * 23 + 4, 56, 22]],
      };
    },
  },
} satisfies Record<string, DrawingFamily>;
