import type { UiStrings } from '@driveline/ui';
import type enUS from '../messages/en-US.json';

/** Paths of the plain texts in a table of words: `shelf.sort`. */
type TextsIn<T> = {
  [Key in keyof T & string]: T[Key] extends string
    ? Key
    : T[Key] extends readonly unknown[] | ((...values: never[]) => unknown)
      ? never
      : `${Key}.${TextsIn<T[Key]>}`;
}[keyof T & string];

/** A text of the shop's pages, a plain one of `@driveline/ui`, or one that the shop adds for its own parts. */
export type WordId = keyof typeof enUS | `ui.${TextsIn<UiStrings>}` | `shop.${string}`;

/** By locale, what a shop says otherwise than `messages/<locale>.json`: ICU messages with the arguments of the original. */
export type ShopWords = Readonly<Record<string, { readonly [Id in WordId]?: string }>>;
