import { isIPv6 } from 'node:net';

/**
 * What limits count a visitor by. An IPv4 address is one; of IPv6 everybody has a whole network of 2^64 addresses,
 * so its first half stands for all of them.
 * @param address as the socket or a trusted proxy names it; anything else counts as it is
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  const [head = [], tail = []] = plain.split('::').map((part) => part.split(':').filter(Boolean));
  // `::` stands for as many zeros as are missing; an IPv4 address at the end is two groups.
  const missing = 8 - head.length - tail.length - (plain.includes('.') ? 1 : 0);
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail].slice(0, 4);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::/64`;
}
