import type { Executor } from '../db/tx.ts';
import type { SearchPort } from '../ports/searchPort.ts';
import { readShelf } from './shelf.ts';
import { suggest } from './suggest.ts';
import { understand } from './understand.ts';

/** Dictionaries and shelves of the database, remembered in the process. */
export const databaseSearch = (db: Executor): SearchPort => ({
  understand: (market, text) => understand(db, market, text),
  suggest: (request) => suggest(db, request),
  shelf: (request) => readShelf(db, request),
});
