import { createRequire } from 'node:module';
import type { OwnWords, ServerWordId } from '@driveline/b2c';
import type { ShopWords } from '../src/words.ts';

/** Id of a text of the server, as a shop's words have it. */
export type OfServer = `server.${Exclude<ServerWordId, `validation.${string}`>}`;

/** Words of a shop that the server in this process says, in the languages that it speaks. */
export const serverWords = (words: ShopWords, locales: readonly string[]): OwnWords =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const own = Object.entries(words[locale] ?? {}).filter(([id]) => /^(server|validation)\./.test(id));
      if (own.length === 0) return [];
      return [[locale, Object.fromEntries(own.map(([id, text]) => [id.replace(/^server\./, ''), text]))]];
    }),
  );

/** Ids of the server's messages. The built package asks for the file as Node does: its bundler drops the type of an import. */
export const serverMessageIds = Object.keys(
  createRequire(import.meta.url)('@driveline/b2c/messages/en-US.json') as object,
);
