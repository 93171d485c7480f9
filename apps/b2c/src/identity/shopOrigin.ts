import { prefixOf, type Market } from '@driveline/markets';
import type { CallContext } from '../http/route.ts';
import { hostOf } from '../http/cookieJar.ts';

/**
 * Where a link in a mail leads, with the prefix of the language that the shopper reads. Anybody can send any Host, and a
 * code must never travel to a host that is not the shop's: only hosts that the deployment names for the market count, and
 * this machine itself where it names none, in production for a caller on this machine.
 */
export function shopOrigin({
  request,
  services,
  market,
  clientAddress,
}: Pick<CallContext, 'request' | 'services' | 'market' | 'clientAddress'>): string {
  const host = hostOf(request);
  const named = hostsOf(services.hosts, market);
  const prefix = prefixOf(market);
  const first = named.find((name) => !isLoopback(name));
  // A shop that has a host of its own: nobody who reads its mails is on this machine.
  const isHere = !services.isProduction || isLoopbackAddress(clientAddress) || named.includes(host);
  if (isLoopback(host) && !first && isHere) return `http://${host}${prefix}`;
  const known = named.includes(host) && !isLoopback(host) ? host : first;
  return `https://${known ?? 'localhost'}${prefix}`;
}

/** The same for who has no request: a job. Undefined where the deployment names no host of the market. */
export function namedOrigin(hosts: Readonly<Record<string, string>>, market: Market): string | undefined {
  const named = hostsOf(hosts, market);
  const host = named.find((name) => !isLoopback(name)) ?? named[0];
  return host && `${isLoopback(host) ? 'http' : 'https'}://${host}${prefixOf(market)}`;
}

const hostsOf = (hosts: Readonly<Record<string, string>>, market: Market): string[] =>
  Object.keys(hosts).filter((host) => hosts[host] === market.code);

const isLoopbackAddress = (address: string): boolean => /^(?:::ffff:)?127\.|^::1$/.test(address);

const isLoopback = (host: string): boolean =>
  /^(?:[\w-]+\.)*localhost(?::\d+)?$|^127\.\d+\.\d+\.\d+(?::\d+)?$/.test(host);
