import type { Executor } from '../db/tx.ts';
import { readShelf, type Shelf, type ShelfRequest } from './shelf.ts';
import { suggest, type SuggestRequest, type Suggestions } from './suggest.ts';
import { understand, type Query } from './understand.ts';

/** What the catalogue's pages ask of a search; another engine answers the same (its contract test: `searchPort.test.ts`). */
export interface SearchPort {
  understand(db: Executor, market: string, text: string): Promise<Query>;
  suggest(db: Executor, request: SuggestRequest): Promise<Suggestions>;
  shelf(db: Executor, request: ShelfRequest): Promise<Shelf>;
}

/** Dictionaries and shelves of the database, remembered in the process. */
export const databaseSearch: SearchPort = { understand, suggest, shelf: readShelf };
