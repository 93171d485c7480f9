import type { ServerOptions } from 'node:http';

/**
 * What one connection may take: a caller who sends a byte a second is cut off within 12 s, and endless headers
 * are refused with 431.
 */
export const serverLimits: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 8000,
  requestTimeout: 10_000,
  // How often Node looks for connections beyond the two limits above; 30 s by default.
  connectionsCheckingInterval: 2000,
  // Longer than a proxy in front keeps its idle connections (60 s): it must never send into a closing one.
  keepAliveTimeout: 65_000,
};
