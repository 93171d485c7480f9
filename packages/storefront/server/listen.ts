import type { Server } from 'node:http';
import { serverLimits, untilQuiet } from '@driveline/b2c';
import { serve } from '@hono/node-server';
import type { Market } from '@driveline/markets';
import { log } from './log.ts';
import type { Settings } from './settings.ts';

export type ListenOptions = {
  /** Those that are printed, the default one first. */
  readonly markets: readonly Market[];
  readonly settings: Settings;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** Called when the last request has been answered. */
  readonly onClose: () => Promise<void>;
  /** Called when no new request should come, so that a balancer looks elsewhere. */
  readonly onClosing: () => void;
  /** Requests under way. */
  readonly inFlight: () => number;
};

const DRAIN_MS = 9_000;

/** Opens the ports, prints the markets' addresses, and drains on SIGTERM and SIGINT. */
export async function listen({
  markets,
  settings,
  fetch,
  onClose,
  onClosing,
  inFlight,
}: ListenOptions): Promise<void> {
  const ports = [settings.port, ...Object.keys(settings.marketPorts).map(Number)];
  const servers = await Promise.all([...new Set(ports)].map((port) => open(port, settings.host, fetch)));
  const first = servers[0]?.address();
  const port = typeof first === 'object' && first ? first.port : settings.port;
  process.stdout.write(`${addresses(markets, settings, port).join('\n')}\n`);
  let isClosing = false;
  const close = async (signal: string) => {
    if (isClosing) return;
    isClosing = true;
    onClosing();
    log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await untilQuiet({ inFlight });
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    await onClose();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close('SIGTERM'));
  process.on('SIGINT', () => void close('SIGINT'));
}

function open(port: number, host: string | undefined, fetch: ListenOptions['fetch']): Promise<Server> {
  return new Promise((resolve, reject) => {
    // Without a hostname Node listens on `::` and takes IPv4 as well.
    const server = serve(
      { fetch, port, serverOptions: serverLimits, ...(host ? { hostname: host } : {}) },
      () => resolve(server),
    ) as Server;
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken. Set PORT to a free one.`) : error);
    });
  });
}

function addresses(
  markets: readonly Market[],
  { pinnedMarket, marketPorts }: Settings,
  port: number,
): string[] {
  const shown = pinnedMarket ? markets.filter((market) => market.code === pinnedMarket) : markets;
  const lines = shown.map(({ code, locale }, index) => {
    const host = index === 0 || pinnedMarket ? 'localhost' : `${code}.localhost`;
    return `  http://${host}:${port}  ${locale}`;
  });
  const others = Object.entries(marketPorts).map(([at, code]) => `  http://localhost:${at}  ${code}`);
  return ['The storefront is at', ...lines, ...others];
}
