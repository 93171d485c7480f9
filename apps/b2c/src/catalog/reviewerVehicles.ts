import { demoStars } from './demoStars.ts';
import { newestYear, saysMisfit } from './demoReviews.ts';
import { hashOf, hashOfText } from './random.ts';

/** A line of the part's compatibility. */
interface Line {
  readonly modelId: number;
  readonly y0: number;
  readonly y1: number;
}

/** What a reviewer drives: one of these years of a model, which the part fits or does not. */
export interface WishedVehicle {
  readonly modelId: number;
  readonly years: readonly number[];
  readonly fits: boolean;
}

interface Judged {
  readonly id: number;
  readonly modelId: number;
  readonly year: number;
  readonly fits: boolean | undefined;
}

const salt = 55;

/** Which vehicle each reviewer of a part drives, by the index of the review; none where it is made for no vehicle. */
export function wishedVehicles(
  partId: number,
  market: string,
  lines: readonly Line[],
): (WishedVehicle | undefined)[] {
  const known = lines.filter(({ y0 }) => y0 <= newestYear);
  const ofMarket = hashOfText(market);
  return demoStars(partId).map((stars, index) => {
    if (known.length === 0) return undefined;
    const draw = hashOf(salt, partId, index, ofMarket);
    const { modelId, y0, y1 } = known[draw % known.length]!;
    if (saysMisfit(partId, index, stars)) return { modelId, years: besides(modelId, lines), fits: false };
    const last = Math.min(y1, newestYear);
    return { modelId, years: [y0 + ((draw >>> 8) % (last - y0 + 1))], fits: true };
  });
}

/** The years just before and after those that are listed, in which people order it by mistake. */
function besides(modelId: number, lines: readonly Line[]): number[] {
  const own = lines.filter((line) => line.modelId === modelId);
  const first = Math.min(...own.map(({ y0 }) => y0));
  const last = Math.max(...own.map(({ y1 }) => y1));
  return [first - 1, last + 1].filter((year) => year <= newestYear);
}

/** Of the vehicles that were read for the wishes, the one of a reviewer: never one whose verdict says otherwise. */
export function vehicleFor<V extends Judged>(
  wish: WishedVehicle | undefined,
  index: number,
  read: readonly V[],
): V | undefined {
  if (!wish) return undefined;
  const own = read.filter(({ modelId, year }) => modelId === wish.modelId && wish.years.includes(year));
  const right = own.filter(({ fits }) => fits === wish.fits);
  // One that waits for an answer is named without a word on its fit.
  const some = right.length > 0 || !wish.fits ? right : own.filter(({ fits }) => fits === undefined);
  return some[hashOf(salt, index) % Math.max(1, some.length)];
}
