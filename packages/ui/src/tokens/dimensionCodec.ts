import { isObject, wrongValue, type TokenCodec } from './tokenCodec.ts';

const LENGTH = /^(-?(?:\d+|\d+\.\d+|\.\d+))(px|rem)$/;

/** Lengths in px and rem, the two units that the format has. Canonical CSS of none at all is `0`. */
export const dimensionCodec: TokenCodec = {
  parse: (css) => {
    if (css === '0') return { value: 0, unit: 'px' };
    const [, value, unit] = LENGTH.exec(css) ?? [];
    return unit && { value: Number(value), unit };
  },
  format: (value, { path }) => {
    const read = typeof value === 'string' ? dimensionCodec.parse(value, 'light') : value;
    const { value: size, unit } = isObject(read) ? read : {};
    if (typeof size !== 'number' || !Number.isFinite(size) || (unit !== 'px' && unit !== 'rem'))
      throw wrongValue(path, value, 'a length in px or rem such as { "value": 4, "unit": "px" }');
    return size === 0 ? '0' : `${size}${unit}`;
  },
};
