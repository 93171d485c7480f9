import type { Qualifier } from '../src/fitment/fitModel.ts';
import { needsOf, type Need } from './keys.ts';
import { pairOf } from './pairs.ts';
import { platformsOf, type Platform } from './platforms.ts';
import { rangesOf } from './rangesOf.ts';
import type { PartTypeSeed } from './seedData.ts';
import { engineOf, readSheetRules, sheetOf, type Engine } from './sheet.ts';
import { soldSheetsOf, type Sold, type SoldSheet } from './soldSheet.ts';
import type { ModelRow, VehicleSeed } from './vehicleSeed.ts';

export interface ApplicationSeed {
  market: string;
  modelId: number;
  y0: number;
  y1: number;
  engines: number[] | null;
  qualifiers: Qualifier[] | null;
  position: string | null;
  quantity: number;
}

/** A model's years on a platform, with the engines that it had there. */
interface Member {
  model: ModelRow;
  sheet: SoldSheet;
  y0: number;
  y1: number;
  engines: readonly Engine[];
  /** How many shoppers ask for it: most for a car of a hero's era. */
  weight: number;
  isSpot: boolean;
  /** One of the thirty models that its market asks for most, of the generation that is seen most on its roads. */
  isCommon: boolean;
}

/** A key with parts to be made for it. */
export interface Slot {
  key: string;
  /** The same for left and right, which are made as a pair. */
  pair: string;
  need: Need;
  weight: number;
  /** Weights of the makers whose vehicles need it. */
  makers: Map<string, number>;
  /** Weights of the markets that sold those vehicles. */
  markets: Map<string, number>;
  isSpot: boolean;
  isCommon: boolean;
  isPopular: boolean;
  /** How many keys, this one included, a popular vehicle has to choose from at least. */
  choices: number;
  /** How many parts have this key. */
  depth: number;
}

export interface Fleet {
  members: readonly Member[];
  popular: readonly Member[];
}

/** Every model with its sheet. */
export function fleetOf({ models, engines }: Pick<VehicleSeed, 'models' | 'engines'>): Fleet {
  const labels = new Map(engines.map(({ id, label }) => [id, label]));
  const facts = new Map(engines.map(({ id, label }) => [id, engineOf(id, label)]));
  const rules = readSheetRules();
  const most = commonOf(models);
  const members = platformsOf(models, labels).flatMap((platform) => {
    const sheet = sheetOf(platform, rules);
    return platform.members.flatMap((member) =>
      soldSheetsOf(sheet, member).map((sold) => memberOf(member, sold, facts, most.has(member.model))),
    );
  });
  return { members, popular: members.filter(({ model }) => model.popular) };
}

/** Cars of these years are old enough to need pads, and still on the road. */
const common = { models: 30, from: 2014, to: 2018 } as const;

function commonOf(models: readonly ModelRow[]): ReadonlySet<ModelRow> {
  const byMarket = new Map<string, ModelRow[]>();
  for (const model of models)
    if (model.popular) byMarket.set(model.market, [...(byMarket.get(model.market) ?? []), model]);
  return new Set(
    [...byMarket.values()].flatMap((own) =>
      own.sort((a, b) => b.popularity - a.popularity || a.id - b.id).slice(0, common.models),
    ),
  );
}

/** What its shoppers ask for is of the whole generation: its phases share the weight by their years. */
function memberOf(
  { model, ...whole }: Platform['members'][number],
  { sheet, y0, y1 }: Sold,
  facts: ReadonlyMap<number, Engine>,
  isOfMost: boolean,
): Member {
  const ids = new Set(
    [...model.engines].flatMap(([year, own]) => (y0 <= year && year <= y1 ? [...own] : [])),
  );
  const [from, to] = model.popular?.hero ?? [Infinity, -Infinity];
  const years = whole.y1 - whole.y0 + 1;
  const recent = whole.y1 >= 2008 ? 1 : 0.2;
  const isSpot = whole.y0 <= to && from <= whole.y1;
  return {
    ...{ model, sheet, y0, y1, isSpot },
    isCommon: isOfMost && whole.y0 <= common.to && common.from <= whole.y1,
    engines: [...ids].map((id) => facts.get(id)!),
    weight: ((model.popularity + 1) * Math.min(8, years) * recent * (isSpot ? 2 : 1) * (y1 - y0 + 1)) / years,
  };
}

function eachNeed(
  type: PartTypeSeed,
  members: readonly Member[],
  visit: (need: Need, member: Member, engine: Engine, needs: readonly Need[]) => void,
): void {
  for (const member of members) {
    const { sheet, model } = member;
    for (const engine of member.engines) {
      const needs = needsOf(type, { sheet, engine, cars: model.cars });
      for (const need of needs) visit(need, member, engine, needs);
    }
  }
}

const sizes: ReadonlySet<string | undefined> = new Set(['battery', 'blade', 'bulb', 'wheel']);

/** A size that any maker's car may take: its lines are many, so that they are listed once, and not for each part. */
export const isOfSize = ({ key }: Pick<PartTypeSeed, 'key'>): boolean => sizes.has(key);

/** Sizes of which a vehicle soon has a whole shelf. */
export const standard: Readonly<Record<string, readonly number[]>> = {
  battery: [1, 3],
  blade: [1, 1, 5],
  bulb: [1, 1, 5, 6],
};

/** From so many parts on, what few drive gets its own parts as well. */
const plenty = 20_000;

/** The keys of a type, the most wanted first. */
export function slotsOf(type: PartTypeSeed, fleet: Fleet, parts: number): Slot[] {
  const isForAll = parts >= plenty || type.key === 'maker' || standard[type.key ?? ''] !== undefined;
  const slots = new Map<string, Slot>();
  eachNeed(
    type,
    isForAll ? fleet.members : fleet.popular,
    (need, { weight, isSpot, isCommon, model, engines, y1, sheet }, _engine, needs) => {
      const slot = slots.get(need.key) ?? {
        ...{ key: need.key, pair: pairOf(need), need, weight: 0, choices: Infinity, depth: 0 },
        ...{ makers: new Map<string, number>(), markets: new Map<string, number>() },
        ...{ isSpot: false, isCommon: false, isPopular: false },
      };
      slots.set(need.key, slot);
      const share = weight / engines.length;
      slot.weight += share;
      slot.makers.set(sheet.group, (slot.makers.get(sheet.group) ?? 0) + share);
      slot.markets.set(model.market, (slot.markets.get(model.market) ?? 0) + share);
      slot.isSpot ||= isSpot;
      slot.isCommon ||= isCommon;
      if (!model.popular || y1 < 2008) return;
      slot.isPopular = true;
      slot.choices = Math.min(slot.choices, choicesBeside(need, needs));
    },
  );
  return [...slots.values()].sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
}

/** Keys that are left with the answer that a need is for: what is made for another one is none to choose. */
const choicesBeside = ({ ask }: Need, needs: readonly Need[]): number =>
  new Set(needs.flatMap((need) => (!need.ask || need.ask.value === ask?.value ? [need.key] : []))).size;

/** Every line of the fitment catalogue that equal keys make, for the keys of a type that have parts. */
export function applicationsOf(
  type: PartTypeSeed,
  fleet: Fleet,
  wanted: ReadonlySet<string>,
): Map<string, ApplicationSeed[]> {
  const lines = new Map<string, Map<string, Line>>();
  eachNeed(type, membersWith(type, fleet, wanted), (need, member, engine) => {
    if (!wanted.has(need.key)) return;
    const { position, quantity, ask } = need;
    const own = lines.get(need.key) ?? new Map<string, Line>();
    lines.set(need.key, own);
    const id = [member.model.id, position, quantity, ask?.question, ask?.value, ask?.options].join('|');
    const line = own.get(id) ?? { model: member.model, need, years: new Map() };
    own.set(id, line);
    for (let year = member.y0; year <= member.y1; year++) {
      if (!member.model.engines.get(year)?.has(engine.id)) continue;
      line.years.set(year, (line.years.get(year) ?? new Set()).add(engine.id));
    }
  });
  return new Map([...lines].map(([key, own]) => [key, [...own.values()].flatMap(applicationsOfLine)]));
}

/** Kinds whose key has the group of makers after the type. */
const ofGroup: ReadonlySet<string | undefined> = new Set(['maker', 'engine', 'bay']);

/** Those that may have one of these keys: the platform or the group in a key is the car's own. */
function membersWith(
  { key }: PartTypeSeed,
  { members }: Fleet,
  wanted: ReadonlySet<string>,
): readonly Member[] {
  const owners = new Set([...wanted].map((it) => it.split('|')[1]));
  if (key === 'body') return members.filter(({ sheet }) => owners.has(sheet.platform.id));
  return ofGroup.has(key) ? members.filter(({ sheet }) => owners.has(sheet.group)) : members;
}

interface Line {
  model: ModelRow;
  need: Need;
  years: Map<number, Set<number>>;
}

const applicationsOfLine = ({ model, need: { position, quantity, ask }, years }: Line): ApplicationSeed[] =>
  rangesOf(model, years).map((range) => ({
    ...range,
    market: model.market,
    qualifiers: ask && [ask],
    position,
    quantity,
  }));
