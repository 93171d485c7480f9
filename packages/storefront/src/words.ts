import type { OwnWords as ServerWords, ServerWordId } from '@driveline/b2c';
import type { UiWordId } from '@driveline/ui/words';
import type { IssueWordId } from '@driveline/validation/messages';
import type enUS from '../messages/en-US.json';

/**
 * A text of the shop's pages, one of `@driveline/ui`, what `@driveline/validation` says of a field, one of the server
 * that runs with the shop, or one that the shop adds for its own parts.
 */
export type WordId =
  | keyof typeof enUS
  | `ui.${UiWordId}`
  | `validation.${IssueWordId}`
  | `server.${Exclude<ServerWordId, `validation.${string}`>}`
  | `shop.${string}`;

/** By locale, what a shop says otherwise than `messages/<locale>.json`: ICU messages with the arguments of the original. */
export type ShopWords = Readonly<Record<string, { readonly [Id in WordId]?: string }>>;

const OF_SERVER = 'server.';

/** What of it the server in this process says, in the languages that it speaks. */
export const serverWords = (words: ShopWords, locales: readonly string[]): ServerWords =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const own = Object.entries(words[locale] ?? {}).flatMap(([id, text]) => {
        if (id.startsWith(OF_SERVER)) return [[id.slice(OF_SERVER.length), text]];
        return id.startsWith('validation.') ? [[id, text]] : [];
      });
      return own.length > 0 ? [[locale, Object.fromEntries(own)]] : [];
    }),
  );
