import type { ServerParts } from './serverParts.server.ts';

let parts: Partial<ServerParts> = {};

/** Parts whose script comes late, or never. The server's entry puts them here; a browser has none. */
export const serverParts = (): Partial<ServerParts> => parts;

export function setServerParts(known: ServerParts): void {
  parts = known;
}
