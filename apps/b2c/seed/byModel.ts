/** What begins with its markets, 'us mx', and its model, 'Ford|F-150' or 'BMW|*'. */
type OfModel = readonly [markets: string, model: string, ...rest: unknown[]];

/** The lines of each model of a market, as 'us|Ford|F-150', in the order in which they are written. */
export function byModel<Line extends OfModel>(lines: readonly Line[]): ReadonlyMap<string, readonly Line[]> {
  const found = new Map<string, Line[]>();
  for (const line of lines)
    for (const market of line[0].split(' ')) {
      const model = `${market}|${line[1]}`;
      found.set(model, [...(found.get(model) ?? []), line]);
    }
  return found;
}
