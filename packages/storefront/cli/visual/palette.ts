/** Colours of one picture as 0xRRGGBB; screenshots have no transparency. */
export type Color = number;

export const colorAt = (data: Buffer, start: number): Color => data.readUIntBE(start, 3);

function distance(one: Color, other: Color): number {
  const red = (one >> 16) - (other >> 16);
  const green = ((one >> 8) & 255) - ((other >> 8) & 255);
  const blue = (one & 255) - (other & 255);
  return red * red + green * green + blue * blue;
}

/** @returns for a color its index in the palette, or that of the nearest one */
export function indexer(palette: readonly Color[]): (color: Color) => number {
  const known = new Map(palette.map((color, index) => [color, index]));
  return (color) => {
    let index = known.get(color);
    if (index !== undefined) return index;
    index = 0;
    for (let at = 1; at < palette.length; at += 1)
      if (distance(color, palette[at]!) < distance(color, palette[index]!)) index = at;
    known.set(color, index);
    return index;
  };
}

/** @returns each color with the number of its pixels; `data` has four channels. */
function census(data: Buffer): Map<Color, number> {
  const counts = new Map<Color, number>();
  for (let start = 0; start < data.length; start += 4) {
    const color = colorAt(data, start);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

/**
 * At most `size` colours that stand for all of a picture: the commonest half as they are, which are its surfaces and
 * letters, then again and again the one that the palette so far shows worst.
 */
export function choosePalette(data: Buffer, size: number): Color[] {
  const byCount = [...census(data)].sort(([one, a], [other, b]) => b - a || one - other);
  if (byCount.length <= size) return byCount.map(([color]) => color);
  const palette = byCount.slice(0, size / 2).map(([color]) => color);
  const rest = byCount.slice(size / 2).map(([color, count]) => ({
    color,
    // A rare color far from all others, a small red mark, must not become grey.
    weight: Math.sqrt(count),
    error: Math.min(...palette.map((one) => distance(color, one))),
  }));
  while (palette.length < size) {
    const worst = rest.reduce((one, other) =>
      other.error * other.weight > one.error * one.weight ? other : one,
    );
    palette.push(worst.color);
    for (const entry of rest) entry.error = Math.min(entry.error, distance(entry.color, worst.color));
  }
  return palette;
}
