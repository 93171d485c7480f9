import type { Block } from '../mail/blocks.ts';
import { letter } from '../mail/letter.ts';
import type { MessageSetting, MessageWriter } from '../mail/messageWriter.ts';
import { isProvenAddress } from '../identity/provenAddress.ts';
import { namedOrigin } from '../identity/shopOrigin.ts';
import { localized } from '../messages/localized.ts';
import { textOf } from '../messages/index.ts';

/** What became of what a member wrote about a part. */
export interface Decision {
  /** The first two of a review, the others of a question. */
  readonly kind: 'published' | 'refused' | 'answered' | 'corrected';
  /** Of the review or the question. */
  readonly id: string;
}

export const decisionTopic = 'review-decision';

/** Nothing is written about a decision that another one, or another text of the writer, has overtaken. */
export const reviewMessages: Readonly<Record<string, MessageWriter>> = {
  [decisionTopic]: async (setting, row) => {
    const { market } = setting;
    const { kind, id } = row.payload as Decision;
    const news = await (kind === 'published' || kind === 'refused' ? ofReview : ofQuestion)(setting, id);
    const status = kind === 'refused' ? 'refused' : 'published';
    if (news?.status !== status) return undefined;
    const text = textOf(market);
    const part = localized(news.title, market);
    const origin = namedOrigin(setting.hosts, market);
    const path = kind === 'refused' ? '/user/writeReview' : '/lp/reviews';
    const button = origin && {
      label: text(kind === 'refused' ? 'reviewMail.change' : 'reviewMail.read'),
      href: `${origin}${path}?part=${news.sku}`,
    };
    return letter(market, { id: row.id, to: news.email, subject: text(`reviewMail.${kind}.subject`) }, [
      {
        lines: [
          text('orderMail.hello', { name: news.first_name }),
          text(`reviewMail.${kind}.body`, { part }),
        ],
      },
      ...news.words(text),
      ...(button ? [{ button }] : []),
      { lines: [text('reviewMail.footer')], isNote: true },
    ]);
  },
};

type Text = ReturnType<typeof textOf>;

async function ofReview({ db }: MessageSetting, id: string) {
  const row = await db
    .selectFrom('part_review as written')
    .innerJoin('part', 'part.id', 'written.part_id')
    .innerJoin('customer', 'customer.id', 'written.customer_id')
    .select(['customer.email', 'customer.first_name', 'part.sku', 'part.title'])
    .select(['written.status', 'written.reason'])
    .where('written.id', '=', id)
    .executeTakeFirst();
  const words = (text: Text): Block[] =>
    row?.reason ? [{ lines: [text('reviewMail.reason'), row.reason] }] : [];
  return row && { ...row, words };
}

/** What a member typed goes to an address that is theirs only: anybody may have typed it into the account. */
async function ofQuestion({ db }: MessageSetting, id: string) {
  const row = await db
    .selectFrom('part_question as written')
    .innerJoin('part', 'part.id', 'written.part_id')
    .innerJoin('customer', 'customer.id', 'written.customer_id')
    .select(['customer.id as customerId', 'customer.email', 'customer.first_name', 'part.sku', 'part.title'])
    .select(['written.status', 'written.body', 'written.answer'])
    .where('written.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const isTheirs = await isProvenAddress(db, row.customerId, row.email);
  const words = (text: Text): Block[] => [
    ...(isTheirs ? [{ lines: [text('reviewMail.question'), row.body] }] : []),
    { lines: [text('reviewMail.answer'), row.answer ?? ''] },
  ];
  return { ...row, words };
}
