import { createStateStore } from './stateStore.ts';
import { useStateOf } from './useStateOf.ts';

export interface Connection {
  /** Does once more what could not be sent or fetched; nothing while all is well. */
  readonly again: (() => void) | undefined;
  /** Counts the times that it was said, so that each is told again. */
  readonly turn: number;
}

const connection = createStateStore<Connection>({ again: undefined, turn: 0 });

/** Whether the shopper is to be told that there is no connection (PLUS-065). */
export const useConnection = (): Connection => useStateOf(connection, (state) => state);

/** Says that the shopper is offline; the page stays as it is until they try again. */
export function sayOffline(again: (() => void) | undefined): void {
  connection.set({ again, turn: connection.read().turn + 1 });
}

/** Runs what needs the network, or says that there is none and runs it when the shopper asks again. */
export function whenOnline(run: () => void): void {
  if (navigator.onLine) run();
  else sayOffline(() => whenOnline(run));
}

let sent: SubmitEvent | undefined;

/** Hears of every form before anybody else sends it. */
export const noteSubmit = (event: SubmitEvent): void => void (sent = event);

/** The last form did not reach the server: it stays, and is sent again when the shopper asks. */
export function sayNotSent(): void {
  const { target, submitter } = sent ?? {};
  sayOffline(
    () => target instanceof HTMLFormElement && target.isConnected && target.requestSubmit(submitter),
  );
}

/** Sends the last form as a browser without script does; false when it is no longer on the page. */
export function sendWhole(): boolean {
  const { target, submitter } = sent ?? {};
  if (!(target instanceof HTMLFormElement) || !target.isConnected) return false;
  target.dataset['native'] = '';
  target.requestSubmit(submitter);
  return true;
}
