import { readFileSync } from 'node:fs';
import type { GlobalConfig } from '@driveline/api/contract';
import { isHost, plainHost, withoutDefaultPort } from './forwarded.ts';

export type Deployment = {
  /** Whole hosts to market codes. */
  readonly hosts: Readonly<Record<string, string>>;
  /** The only hosts that get an answer, in lower case, those of markets too; unset for every host. */
  readonly allowedHosts: ReadonlySet<string> | undefined;
  /** False while processes of release 0.1 run beside this one: they do not know the names of its cookies. */
  readonly hostCookies: boolean;
  readonly config: Partial<GlobalConfig>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What `MARKET_HOSTS`, `ALLOWED_HOSTS`, `HOST_COOKIES` and `CONFIG_FILE` say.
 * @param ownHosts further hosts of markets
 * @throws RangeError naming the variable that makes no sense
 */
export function deploymentOf(env: Environment, ownHosts: Readonly<Record<string, string>> = {}): Deployment {
  const named = Object.entries(pairsOf(env['MARKET_HOSTS']));
  const hosts = {
    ...ownHosts,
    ...Object.fromEntries(named.map(([host, code]) => [withoutDefaultPort(host), code])),
  };
  return {
    hosts,
    allowedHosts: allowedHostsOf(env, Object.keys(hosts)),
    hostCookies: env['HOST_COOKIES'] !== 'false',
    config: configOf(env['CONFIG_FILE']),
  };
}

/** Words of a list with commas or spaces. */
export const listOf = (text = ''): string[] => text.split(/[\s,]+/).filter(Boolean);

/** `a=1,b=2` as a record. */
export function pairsOf(list: string | undefined): Record<string, string> {
  const pairs = listOf(list).map((pair) => pair.split('='));
  return Object.fromEntries(pairs.filter((pair) => pair.length === 2));
}

function allowedHostsOf(env: Environment, named: readonly string[]) {
  const own = listOf(env['ALLOWED_HOSTS']);
  const wrong = own.find((host) => !isHost(host));
  if (wrong) throw new RangeError(`ALLOWED_HOSTS names '${wrong}'. Give it hosts such as shop.example.`);
  if (own.length === 0) return undefined;
  return new Set([...own, ...named].map(plainHost));
}

/** What reading throws would show the content of a file that was meant for something else. */
function configOf(file: string | undefined): Partial<GlobalConfig> {
  if (!file) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<GlobalConfig>;
  } catch {
    throw new RangeError(`CONFIG_FILE names '${file}', which cannot be read as JSON. Name a JSON file.`);
  }
}
