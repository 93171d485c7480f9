import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder, temporaryFolder } from '../../scripts/lib/leftovers.mjs';
import { startServer } from '../../scripts/lib/server.mjs';

export interface OwnServer {
  /** Origin of a market's shop on it. */
  readonly originOf: (market: string) => string;
  readonly stop: () => Promise<void>;
}

export interface OwnServerOptions {
  brand?: string;
  flags?: Record<string, boolean>;
  values?: Record<string, string | number>;
  /** Further environment. */
  env?: Record<string, string>;
}

/** A second server with a brand or a configuration of its own; what it leaves out is as shipped. */
export async function startOwnServer(options: OwnServerOptions = {}): Promise<OwnServer> {
  const { brand, flags = {}, values = {}, env } = options;
  const folder = temporaryFolder('config');
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ flags, values }));
  const { port, stop } = await startServer({ CONFIG_FILE: file, ...(brand && { BRAND: brand }), ...env });
  return {
    originOf: (market) => `http://${market === 'us' ? '' : `${market}.`}localhost:${port}`,
    stop: async () => {
      await stop();
      removeFolder(folder);
    },
  };
}
