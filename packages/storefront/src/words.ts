import type { UiWordId } from '@driveline/ui/words';
import type { IssueWordId } from '@driveline/validation/messages';
import type enUS from '../messages/en-US.json';
import type { OfServer } from '../server/serverWords.ts';

/**
 * A text of the shop's pages, one of `@driveline/ui`, what `@driveline/validation` says of a field, one of the server
 * that runs with the shop, or one that the shop adds for its own parts.
 */
export type WordId =
  keyof typeof enUS | `ui.${UiWordId}` | `validation.${IssueWordId}` | OfServer | `shop.${string}`;

/** By locale, what a shop says otherwise than `messages/<locale>.json`: ICU messages with the arguments of the original. */
export type ShopWords = Readonly<Record<string, { readonly [Id in WordId]?: string }>>;
