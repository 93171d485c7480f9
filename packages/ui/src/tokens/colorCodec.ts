import { isObject, wrongValue, type TokenCodec } from './tokenCodec.ts';

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const RGB = /^rgba?\(([^()]*)\)$/i;
const ALPHA = /^(\d+|\d+\.\d+|\.\d+)(%?)$/;

interface Rgba {
  /** 0 to 255. */
  channels: readonly number[];
  /** 0 to 1. */
  alpha: number;
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function rgbaOfHex(css: string): Rgba {
  const digits = css.length < 6 ? [...css.slice(1)].map((digit) => digit + digit).join('') : css.slice(1);
  const [r = 0, g = 0, b = 0, a = 255] = (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
  return { channels: [r, g, b], alpha: rounded(a / 255) };
}

function rgbaOf(css: string): Rgba | undefined {
  if (css === 'transparent') return { channels: [0, 0, 0], alpha: 0 };
  if (HEX.test(css)) return rgbaOfHex(css);
  const parts = RGB.exec(css)?.[1]?.replaceAll(/[,/]/g, ' ').trim().split(/\s+/) ?? [];
  const channels = parts.slice(0, 3).filter((part) => /^\d+$/.test(part) && Number(part) <= 255);
  const [, share = '', percent] = ALPHA.exec(parts[3] ?? '1') ?? [];
  const alpha = Number(share) / (percent ? 100 : 1);
  const isColor = channels.length === 3 && parts.length <= 4 && share !== '' && alpha <= 1;
  return isColor ? { channels: channels.map(Number), alpha } : undefined;
}

const isShare = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** Of other colour spaces the fallback in `hex` is taken: a theme's colours are sRGB. */
function rgbaOfValue(value: unknown): Rgba | undefined {
  if (typeof value === 'string') return rgbaOf(value);
  if (!isObject(value)) return undefined;
  const { colorSpace, components, alpha = 1, hex } = value;
  if (!isShare(alpha)) return undefined;
  const shares = Array.isArray(components) ? components.map((part) => (part === 'none' ? 0 : part)) : [];
  if (colorSpace === 'srgb' && shares.length === 3 && shares.every(isShare))
    return { channels: shares.map((share) => Math.round(share * 255)), alpha: rounded(alpha) };
  if (colorSpace === 'srgb' || typeof hex !== 'string' || !/^#[\da-f]{6}$/i.test(hex)) return undefined;
  return { channels: rgbaOfHex(hex).channels, alpha: rounded(alpha) };
}

const EXPECTED =
  'a colour such as { "colorSpace": "srgb", "components": [0.1, 0.2, 0.3] }, or "#1a2b3c"; one of another colour space needs its "hex" too';

/** Colours in sRGB. Canonical CSS is `#rrggbb`, or `rgb(r g b / a)` or `transparent` for what shows through. */
export const colorCodec: TokenCodec = {
  parse: (css) => {
    const rgba = rgbaOf(css);
    if (!rgba) return undefined;
    const { channels, alpha } = rgba;
    const components = channels.map((channel) => rounded(channel / 255));
    return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex: hexOf(channels) };
  },
  format: (value, { path }) => {
    const rgba = rgbaOfValue(value);
    if (!rgba) throw wrongValue(path, value, EXPECTED);
    const { channels, alpha } = rgba;
    if (alpha === 0 && channels.every((channel) => channel === 0)) return 'transparent';
    return alpha === 1 ? hexOf(channels) : `rgb(${channels.join(' ')} / ${alpha})`;
  },
};
