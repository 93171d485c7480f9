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

const folder = join(packageRoot, 'data', 'repair-guides');
const read = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T;

export const guideTree = read<readonly System[]>('tree.json');
const guideIds = guideTree.flatMap(({ guides }) => guides.map(({ id }) => id));

const textsIn = (locale: string): Readonly<Record<string, GuideText>> =>
  Object.fromEntries(guideIds.map((id) => [id, read<GuideText>(`${locale}/${id}.json`)]));

/** A folder for each language: another team adds one beside them. */
const locales = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const texts = Object.fromEntries(locales.map(({ name }) => [name, textsIn(name)]));

export const guideTextsOf = (market: Market): Readonly<Record<string, GuideText>> => localized(texts, market);

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
