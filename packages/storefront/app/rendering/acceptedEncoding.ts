import Negotiator from 'negotiator';

/** The first of our encodings that the caller accepts (RFC 9110, 12.5.3); undefined sends the content as it is. */
export function acceptedEncoding<T extends string>(header: string | null, ours: readonly T[]): T | undefined {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header ?? '' } }).encodings(ours);
  return ours.find((name) => accepted.includes(name));
}
