import { hashOfText } from '../src/catalog/random.ts';
import type { Facts, PartTypeSeed } from './seedData.ts';

interface Made {
  type: Pick<PartTypeSeed, 'key'>;
  pair: string;
  /** Along the shelf. */
  index: number;
  /** Which of the parts of its key. */
  depth: number;
  facts: Facts;
}

/**
 * Which maker a part of a key is from; they differ for as long as there are any. A battery of loose acid is the one that
 * costs least and one of glass mats is dear, so that with two of each kind every group is sold in every grade.
 */
export function makerAt<B extends { readonly grade: string }>(
  brands: readonly B[],
  { type, pair, index, depth, facts }: Made,
): B {
  const order = type.key === 'battery' ? gradesOf[String(facts['batteryTech'])] : undefined;
  if (!order) return brands[(index + (hashOfText(pair, 'brand') & 1)) % brands.length]!;
  const byGrade = order.map((grade) =>
    turned(
      brands.filter((brand) => brand.grade === grade),
      pair,
    ),
  );
  const rounds = Math.max(...byGrade.map(({ length }) => length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    byGrade.flatMap((own) => own[round] ?? []),
  ).flat();
  return inTurn[depth % inTurn.length]!;
}

const gradesOf: Readonly<Record<string, readonly string[]>> = {
  flooded: ['value', 'standard', 'premium'],
  efb: ['standard', 'premium', 'value'],
  agm: ['premium', 'standard', 'value'],
};

/** Begins at another one for each key: no maker has the first place of all shelves. */
function turned<T>(list: readonly T[], pair: string): T[] {
  const from = list.length > 0 ? hashOfText(pair, 'maker') % list.length : 0;
  return [...list.slice(from), ...list.slice(0, from)];
}
