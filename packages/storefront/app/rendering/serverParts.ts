import type { FunctionComponent } from 'react';

/** Parts of every page that no first page loads script for. The server's entry puts them here; a browser has none. */
export type ServerParts = {
  readonly ReturnsStrip: FunctionComponent;
  readonly StandaloneHead: FunctionComponent;
};

let parts: Partial<ServerParts> = {};

export const serverParts = (): Partial<ServerParts> => parts;

export function setServerParts(known: ServerParts): void {
  parts = known;
}
