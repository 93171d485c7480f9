import type { UiWordId } from '@driveline/ui/words';
import type enUS from '../messages/en-US.json';

/** A text of the shop's pages, one of `@driveline/ui`, or one that the shop adds for its own parts. */
export type WordId = keyof typeof enUS | `ui.${UiWordId}` | `shop.${string}`;

/** By locale, what a shop says otherwise than `messages/<locale>.json`: ICU messages with the arguments of the original. */
export type ShopWords = Readonly<Record<string, { readonly [Id in WordId]?: string }>>;
