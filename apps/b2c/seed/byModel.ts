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

/** A line may name several models of a make, 'BMW|X1, X2'. */
export const eachModel = <Line extends OfModel>(written: readonly Line[]): Line[] =>
  written.flatMap((line) => {
    const [markets, who, ...rest] = line;
    const [make, models] = who.split('|') as [string, string];
    return models.split(', ').map((model) => [markets, `${make}|${model}`, ...rest] as unknown as Line);
  });

/** The lines of a model after those of its make, 'BMW|*': what is written last wins, of a model before what is of its make. */
export const linesOfModel = <Line extends OfModel>(
  lines: ReadonlyMap<string, readonly Line[]>,
  { market, make, name }: { market: string; make: string; name: string },
): readonly Line[] => [
  ...(lines.get(`${market}|${make}|*`) ?? []),
  ...(lines.get(`${market}|${make}|${name}`) ?? []),
];
