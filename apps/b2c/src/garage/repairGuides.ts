import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputOf } from '@driveline/api/contract';
import type { Market } from '@driveline/markets';
import { localized, type Localized } from '../messages/localized.ts';
import { packageRoot } from '../ops/packageRoot.ts';
import type { PartShelf } from './shelves.ts';

type Answer = OutputOf<'garage.repairGuide'>;
type Content = NonNullable<Answer['content']>;

interface GuideFacts {
  readonly id: string;
  readonly difficulty: Content['difficulty'];
  readonly minutes: number;
  readonly drawing: string;
  readonly partTypes: readonly string[];
  /** `engine.fuel` of the vehicles that it is about; all by default. */
  readonly fuels?: readonly string[];
}

interface System {
  readonly id: string;
  readonly names: Localized;
  readonly guides: readonly GuideFacts[];
}

/** What a guide says, in one language. */
export type GuideText = Pick<Content, 'title' | 'summary' | 'tools' | 'cautions' | 'steps' | 'table'>;

type GuideTexts = Readonly<Record<string, GuideText>>;

const folder = join(packageRoot, 'data', 'repair-guides');
const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

export const guideTree = JSON.parse(textOf('tree.json')) as readonly System[];
const guideIds = guideTree.flatMap(({ guides }) => guides.map(({ id }) => id));

/** `{300 km|200 miles}`: what a text says where measures are metric, and where they are those of the United States. */
const figures = /\{([^{}|"]*)\|([^{}|"]*)\}/g;

const textsIn = (locale: string, figure: '$1' | '$2'): GuideTexts =>
  Object.fromEntries(
    guideIds.map((id) => [
      id,
      JSON.parse(textOf(`${locale}/${id}.json`).replace(figures, figure)) as GuideText,
    ]),
  );

/** A folder for each language: another team adds one beside them. */
const locales = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const texts = Object.fromEntries(
  locales.map(({ name }) => [name, { metric: textsIn(name, '$1'), us: textsIn(name, '$2') }]),
);

type Reader = Pick<Market, 'locale' | 'defaultLocale'> & {
  readonly units: Pick<Market['units'], 'measures'>;
};

/** A language says the words, the market the units: Spanish speaks of pounds in one country and of kilos in another. */
export const guideTextsOf = (market: Reader): GuideTexts =>
  localized(texts, market)[market.units.measures ?? 'metric'];

/** The guides that are about a vehicle, by system. @param fuel of its engine; undefined without a vehicle */
export function treeFor(market: Market, fuel: string | undefined): Answer['guides'] {
  const words = guideTextsOf(market);
  return systemsFor(fuel).map(({ id, names, guides }) => ({
    id,
    title: localized(names, market),
    children: guides.map((guide) => ({ id: guide.id, title: words[guide.id]?.title ?? '' })),
  }));
}

/** One guide; undefined when there is none of this name for the vehicle. */
export function guideFor(
  market: Market,
  fuel: string | undefined,
  guideId: string,
  shelves: ReadonlyMap<string, PartShelf>,
): Content | undefined {
  const systems = systemsFor(fuel);
  const all = systems.flatMap(({ guides }) => guides);
  const index = all.findIndex(({ id }) => id === guideId);
  const facts = all[index];
  const words = guideTextsOf(market)[guideId];
  const system = systems.find(({ guides }) => guides.some(({ id }) => id === guideId));
  if (!facts || !words || !system) return undefined;
  return {
    id: guideId,
    ...words,
    breadcrumb: [
      { id: system.id, title: localized(system.names, market) },
      { id: guideId, title: words.title },
    ],
    difficulty: facts.difficulty,
    minutes: facts.minutes,
    drawing: facts.drawing,
    parts: facts.partTypes.flatMap((code) => shelves.get(code) ?? []),
    previousId: all[index - 1]?.id ?? null,
    nextId: all[index + 1]?.id ?? null,
  };
}

const systemsFor = (fuel: string | undefined): System[] =>
  guideTree
    .map((system) => ({
      ...system,
      guides: system.guides.filter(({ fuels }) => !fuel || !fuels || fuels.includes(fuel)),
    }))
    .filter(({ guides }) => guides.length > 0);
