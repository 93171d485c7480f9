import { readData } from '../src/markets/seedFiles.ts';
import { byModel } from './byModel.ts';
import type { ModelRow } from './vehicleSeed.ts';

/** Markets, 'Ford|F-150, Ranger', `both` or the one answer that is true of all, first model years of generations. */
export type SoldBothLine = readonly [markets: string, who: string, how: string, from?: number, to?: number];

let known: Readonly<Record<string, readonly SoldBothLine[]>> | undefined;
const lines = new Map<string, ReadonlyMap<string, readonly SoldBothLine[]>>();

/** By question, the cars that were sold in both of its variants; a line may name several models of a make. */
export const readSoldBoth = () =>
  (known ??= Object.fromEntries(
    Object.entries(readData<Record<string, readonly SoldBothLine[]>>('sold-both.json')).map(
      ([question, own]) => [
        question,
        own.flatMap(([markets, who, ...rest]) => {
          const [make, models] = who.split('|') as [string, string];
          return models.split(', ').map((model): SoldBothLine => [markets, `${make}|${model}`, ...rest]);
        }),
      ],
    ),
  ));

/** `both`, or the answer that is true of every car of a generation; nothing of what nobody wrote down. */
export function soldBoth(
  question: string,
  { market, make, name }: ModelRow,
  start: number,
): string | undefined {
  const own = lines.get(question) ?? byModel(readSoldBoth()[question] ?? []);
  lines.set(question, own);
  return own
    .get(`${market}|${make}|${name}`)
    ?.findLast(([, , , from = 0, to = Infinity]) => from <= start && start <= to)?.[2];
}
