import { join } from 'node:path';
import { openDatabase, type Database } from '../src/db/database.ts';
import { DataDirLockedError } from '../src/db/errors.ts';
import {
  answerQuestion,
  publishReview,
  refuseText,
  waitingCount,
  waitingTexts,
  type WaitingText,
} from '../src/reviews/moderate.ts';

/** As `parseArgs` reads them; a shop's command hands them on. */
export const moderationOptions = {
  publish: { type: 'string' },
  refuse: { type: 'string' },
  reason: { type: 'string' },
  answer: { type: 'string' },
  words: { type: 'string' },
} as const;

export type ModerationArguments = { [name in keyof typeof moderationOptions]?: string | undefined };

/** Where the data of the shop are. */
export interface ModeratedShop {
  readonly databaseUrl?: string | undefined;
  readonly dataDir?: string | undefined;
}

/**
 * The command: lists what waits, or decides about one review or question.
 * @throws RangeError with what is missing, or an id that nothing waits under
 */
export async function moderationCommand(
  given: ModerationArguments,
  { databaseUrl, dataDir = '.data' }: ModeratedShop,
): Promise<void> {
  const decide = decisionOf(given);
  const where = databaseUrl ? { databaseUrl } : { dataDir: join(dataDir, 'b2c') };
  const database = await openDatabase(where).catch((error: unknown) => {
    throw error instanceof DataDirLockedError ? new RangeError(error.message) : error;
  });
  try {
    await decide?.(database);
    process.stdout.write(listOf(await waitingTexts(database.db), await waitingCount(database.db)));
  } finally {
    await database.close();
  }
}

type Decide = (database: Database) => Promise<void>;

function decisionOf({ publish, refuse, reason, answer, words }: ModerationArguments): Decide | undefined {
  if ([publish, refuse, answer].filter(Boolean).length > 1)
    throw new RangeError('Decide about one at a time: --publish, --refuse or --answer.');
  if (publish) return ({ db }) => publishReview(db, new Date(), publish);
  if (refuse) {
    if (!reason?.trim())
      throw new RangeError('Say why: --refuse <id> --reason "…". The writer of a review reads it.');
    return ({ db }) => refuseText(db, new Date(), refuse, reason.trim());
  }
  if (!answer) return undefined;
  if (!words?.trim()) throw new RangeError('Say what to answer: --answer <id> --words "…".');
  return ({ db }) => answerQuestion(db, new Date(), answer, words.trim());
}

function listOf(waiting: readonly WaitingText[], total: number): string {
  if (waiting.length === 0) return 'Nothing waits.\n';
  const shown = waiting.length < total ? `, the oldest ${waiting.length} of them` : ', the oldest first';
  return `${total} waiting${shown}:\n\n${waiting.map(entryOf).join('\n')}`;
}

function entryOf({
  id,
  kind,
  market,
  locale,
  sku,
  author,
  writtenAt,
  stars,
  title,
  text,
}: WaitingText): string {
  const head = [id, kind, `SKU ${sku}`, market, locale, writtenAt.toISOString().slice(0, 10)].join('  ');
  const rating = stars === undefined ? [] : [`${'*'.repeat(stars)} ${title}`];
  // Each line is indented, whatever was typed: only an entry's head begins at the edge.
  const lines = [...rating, text, `– ${author}`].flatMap((each) => each.split('\n'));
  return `${head}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
