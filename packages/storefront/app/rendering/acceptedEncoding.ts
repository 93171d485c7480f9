/**
 * The first of our compressions that the caller takes (RFC 9110, 12.5.3): one that is named without a weight, or with one
 * above 0, as `br;q=0` asks for anything else.
 */
export function acceptedEncoding<T extends string>(
  accepted: string | null,
  ours: readonly T[],
): T | undefined {
  const taken = (accepted ?? '').split(',').flatMap((part) => {
    const [name = '', ...parameters] = part.toLowerCase().split(';');
    const isRefused = parameters.some((one) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(one));
    return isRefused ? [] : [name.trim()];
  });
  return ours.find((name) => taken.includes(name));
}
