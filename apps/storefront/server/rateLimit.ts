/** Counts calls of each key in windows of fixed length. @returns whether the call is within the limit. */
export function createRateLimit({ limit, windowMs }: { limit: number; windowMs: number }) {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key: string, now = Date.now()): boolean => {
    if (now >= endsAt) {
      counts = new Map();
      endsAt = now + windowMs;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= limit;
  };
}
