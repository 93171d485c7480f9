/** Lightness 0 to 1, chroma 0 to about 0.4, hue in radians: equal steps of lightness look equally large. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

const toLms: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const toLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const fromLms: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: readonly Triple[], [x, y, z]: Triple) =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Triple;

const each = (triple: Triple, change: (value: number) => number) => triple.map(change) as unknown as Triple;

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;

/** An `#rrggbb` colour in OKLCH. */
export function toOklch(color: string): Oklch {
  const rgb = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255) as unknown as Triple;
  const [lightness, a, b] = times(toLab, each(times(toLms, each(rgb, toLinear)), Math.cbrt));
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Steps of the search for the strongest chroma that a screen can show: the last one is far below a channel's step. */
const HALVINGS = 14;
/** A channel this far outside still rounds to one that is inside. */
const TOLERANCE = 0.0005;

/** The nearest `#rrggbb` of the same lightness and hue; less vivid where no screen shows it. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const channels = (share: number) => {
    const lab: Triple = [lightness, chroma * share * Math.cos(hue), chroma * share * Math.sin(hue)];
    const lms = each(times(fromLab, lab), (value) => value ** 3);
    return each(times(fromLms, lms), fromLinear);
  };
  const isShown = (share: number) =>
    channels(share).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);
  let [shown, tooVivid] = isShown(1) ? [1, 1] : [0, 1];
  for (let halving = 0; shown < tooVivid && halving < HALVINGS; halving++) {
    const middle = (shown + tooVivid) / 2;
    if (isShown(middle)) shown = middle;
    else tooVivid = middle;
  }
  const bytes = channels(shown).map((channel) => Math.round(Math.min(1, Math.max(0, channel)) * 255));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
