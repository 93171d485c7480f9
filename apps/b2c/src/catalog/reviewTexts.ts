import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Localized } from '../messages/localized.ts';
import { packageRoot } from '../ops/packageRoot.ts';
import { isUsedUp } from './usedUp.ts';

type Mood = 'good' | 'fine' | 'mixed' | 'bad';

/** What reviewers of a kind of part say; `self` of those who installed it. */
interface Topic {
  readonly good: readonly string[];
  readonly bad: readonly string[];
  readonly self?: readonly string[];
}

/** Sentences that demonstration reviews are made of, and names of those who write in the language. */
export interface ReviewTexts {
  readonly names: readonly string[];
  readonly openers: Readonly<Record<Mood, readonly string[]>>;
  readonly endings: Readonly<Record<Mood, readonly string[]>>;
  /** More of both, which nobody says of what is used up. */
  readonly lasting: Readonly<Record<'openers' | 'endings', Readonly<Record<Mood, readonly string[]>>>>;
  readonly topics: Readonly<Record<string, Topic>>;
  readonly any: Readonly<Record<'good' | 'bad' | 'shop' | 'warranty' | 'core' | 'misfit', readonly string[]>>;
}

const folder = join(packageRoot, 'data', 'review-texts');
const read = <T>(name: string): T => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T;

/** A file each, beside that which says which types of part speak of what. */
const languages = readdirSync(folder)
  .map((file) => file.replace(/\.json$/, ''))
  .filter((name) => name !== 'topics')
  .sort();

export const reviewTexts: Localized<ReviewTexts> = Object.fromEntries(
  languages.map((locale) => [locale, read<ReviewTexts>(locale)]),
);

const typesByTopic = Object.entries(read<Readonly<Record<string, readonly string[]>>>('topics'));

/** What reviews of a type of part speak of; nothing in particular of some. */
export const topicOf = (typeCode: string): string | undefined =>
  typesByTopic.find(([, types]) => types.includes(typeCode))?.[0];

export interface ReviewWords {
  readonly stars: number;
  readonly installed: 'self' | 'shop' | undefined;
  /** It was the wrong part for the reviewer's vehicle. */
  readonly isMisfit: boolean;
}

/** What sentences may speak of. */
export interface ReviewedFacts {
  readonly typeCode: string;
  readonly warrantyMonths: number;
  readonly hasCore: boolean;
}

interface Dice {
  chance(share: number): boolean;
  int(from: number, to: number): number;
}

const fewestWords = 12;
const moodOf = (stars: number): Mood => (['bad', 'bad', 'mixed', 'fine', 'good'] as const)[stars - 1]!;

const withLasting = ({
  openers,
  endings,
  lasting,
}: ReviewTexts): Pick<ReviewTexts, 'openers' | 'endings'> => ({
  openers: merged(openers, lasting.openers),
  endings: merged(endings, lasting.endings),
});

const merged = (some: ReviewTexts['openers'], more: ReviewTexts['openers']): ReviewTexts['openers'] => ({
  good: [...some.good, ...more.good],
  fine: [...some.fine, ...more.fine],
  mixed: [...some.mixed, ...more.mixed],
  bad: [...some.bad, ...more.bad],
});

/** Writes the reviews of one part, in which no sentence comes again before all of its kind have come. */
export function reviewWriter(texts: ReviewTexts, part: ReviewedFacts, random: Dice) {
  const { any, topics } = texts;
  const lasts = !isUsedUp(part.typeCode);
  const { openers, endings } = lasts ? withLasting(texts) : texts;
  const topic: Topic = topics[topicOf(part.typeCode) ?? ''] ?? { good: [], bad: [] };
  const left = new Map<readonly string[], string[]>();
  const take = (list: readonly string[], isOnce = false): string[] => {
    const known = left.get(list);
    const rest = known && (known.length > 0 || isOnce) ? known : [...list];
    left.set(list, rest);
    return rest.splice(random.int(0, rest.length - 1), 1);
  };
  const body = (kind: 'good' | 'bad') =>
    take(topic[kind].length > 0 && random.chance(0.65) ? topic[kind] : any[kind]);
  /** What holds of few parts or buyers, and is said once of a part. */
  const aside = ({ installed, stars }: ReviewWords): string[] => {
    if (random.chance(0.5)) return [];
    if (installed === 'self') return take(topic.self ?? [], true);
    if (stars < 4) return [];
    if (installed === 'shop') return take(any.shop, true);
    if (part.hasCore && random.chance(0.5)) return take(any.core, true);
    // Nobody keeps the receipt of a car wash for a year.
    return lasts && part.warrantyMonths > 0 ? take(any.warranty, true) : [];
  };
  const sentences = (words: ReviewWords): string[] => {
    const mood = moodOf(words.stars);
    if (words.isMisfit) return take(any.misfit);
    const bodies = [...(mood === 'bad' ? [] : body('good')), ...(words.stars > 3 ? [] : body('bad'))];
    return [...take(openers[mood]), ...bodies, ...aside(words)];
  };
  const written = new Set<string>();
  return (words: ReviewWords): string => {
    const said = sentences(words);
    const text = () => said.join(' ').replace('{months}', String(part.warrantyMonths));
    const isShort = () => text().split(' ').length < fewestWords;
    if (isShort() || random.chance(0.6)) said.push(...take(endings[moodOf(words.stars)]));
    while (isShort() || written.has(text())) said.push(...body(words.stars > 3 ? 'good' : 'bad'));
    written.add(text());
    return text();
  };
}
