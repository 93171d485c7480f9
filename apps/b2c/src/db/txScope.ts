import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Runs `work` marked as being inside a transaction. */
export const runInTransactionScope = <T>(work: () => Promise<T>): Promise<T> => scope.run(true, work);

/** Whether the calling code was started by a transaction that is still being worked on. */
export const insideTransaction = (): boolean => scope.getStore() === true;

/** Runs `work` as if no transaction were open; for things started now and done later. */
export const leaveTransactionScope = <T>(work: () => T): T => scope.exit(work);
