import type { Database } from '../src/db/database.ts';
import { openForCommand, type CommandShop } from '../src/db/openForCommand.ts';
import type { ReviewStatus } from '../src/db/reviewTables.ts';
import {
  answerQuestion,
  correctAnswer,
  publishReview,
  refuseText,
  restoreText,
} from '../src/reviews/moderate.ts';
import { textCount, textsOf, type ModeratedText } from '../src/reviews/moderatedTexts.ts';

/** As `parseArgs` reads them; a shop's command hands them on. */
export const moderationOptions = {
  publish: { type: 'string' },
  refuse: { type: 'string' },
  reason: { type: 'string' },
  answer: { type: 'string' },
  correct: { type: 'string' },
  restore: { type: 'string' },
  list: { type: 'string' },
  words: { type: 'string' },
} as const;

export type ModerationArguments = { [name in keyof typeof moderationOptions]?: string | undefined };

/** Where the data of the shop are. */
export type ModeratedShop = CommandShop;

/**
 * The command: lists what waits, or decides about one review or question.
 * @throws RangeError with what is missing, or an id that nothing waits under
 */
export async function moderationCommand(given: ModerationArguments, shop: ModeratedShop): Promise<void> {
  const decide = decisionOf(given);
  const status = statusOf(given);
  const database = await openForCommand(shop);
  try {
    await decide?.(database);
    const [texts, total] = [await textsOf(database.db, status), await textCount(database.db, status)];
    process.stdout.write(listOf(status, texts, total));
  } finally {
    await database.close();
  }
}

type Decide = (database: Database) => Promise<void>;

const statuses = ['waiting', 'refused', 'published'] satisfies ReviewStatus[];

function statusOf({ list = 'waiting' }: ModerationArguments): ReviewStatus {
  const status = statuses.find((each) => each === list);
  if (!status) throw new RangeError(`List one of these: --list ${statuses.join(', --list ')}.`);
  return status;
}

function decisionOf(given: ModerationArguments): Decide | undefined {
  const { publish, refuse, reason, answer, correct, restore, words } = given;
  if ([publish, refuse, answer, correct, restore].filter(Boolean).length > 1)
    throw new RangeError(
      'Decide about one at a time: --publish, --refuse, --answer, --correct or --restore.',
    );
  if (publish) return ({ db }) => publishReview(db, new Date(), publish);
  if (restore) return ({ db }) => restoreText(db, restore);
  if (refuse) {
    if (!reason?.trim())
      throw new RangeError('Say why: --refuse <id> --reason "…". The writer of a review reads it.');
    return ({ db }) => refuseText(db, new Date(), refuse, reason.trim());
  }
  const asked = answer ?? correct;
  if (!asked) return undefined;
  if (!words?.trim())
    throw new RangeError(`Say what to answer: --${answer ? 'answer' : 'correct'} <id> --words "…".`);
  const write = answer ? answerQuestion : correctAnswer;
  return ({ db }) => write(db, new Date(), asked, words.trim());
}

function listOf(status: ReviewStatus, texts: readonly ModeratedText[], total: number): string {
  const isWaiting = status === 'waiting';
  if (texts.length === 0) return isWaiting ? 'Nothing waits.\n' : `Nothing is ${status}.\n`;
  const first = isWaiting ? 'oldest' : 'last';
  const shown = texts.length < total ? `, the ${first} ${texts.length} of them` : `, the ${first} first`;
  return `${total} ${status}${shown}:\n\n${texts.map(entryOf).join('\n')}`;
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
  reason,
  answer,
}: ModeratedText): string {
  const head = [id, kind, `SKU ${sku}`, market, locale, writtenAt.toISOString().slice(0, 10)].join('  ');
  const rating = stars === undefined ? [] : [`${'*'.repeat(stars)} ${title}`];
  // Each line is indented, whatever was typed: only an entry's head begins at the edge.
  const decided = [
    ...(reason === undefined ? [] : [`Refused: ${reason}`]),
    ...(answer === undefined ? [] : [`Answer: ${answer}`]),
  ];
  const lines = [...rating, text, `– ${author}`, ...decided].flatMap((each) => each.split('\n'));
  return `${head}\n${lines.map((line) => `  ${line}\n`).join('')}`;
}
