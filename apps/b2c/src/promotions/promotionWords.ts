import { localized, type Localized, type Speech } from '../messages/localized.ts';

export interface PromotionWords {
  readonly title: string;
  readonly terms: string;
}

/** As the table has them: those of the market's own language, and of its others by locale. */
export interface WordsRow extends PromotionWords {
  readonly words: Localized<PromotionWords>;
}

/** What a promotion says in a market's language. */
export const promotionWords = ({ title, terms, words }: WordsRow, speech: Speech): PromotionWords =>
  localized({ [speech.defaultLocale ?? speech.locale]: { title, terms }, ...words }, speech);
