export * from './shelfQuery.ts';
