/** CONST-005. */
const cap = 99;

/** A count for a small round badge: `null` at zero, `99+` above 99 (SHELL-034). */
export function cappedCount(count: number): string | null {
  if (count <= 0) return null;
  return count > cap ? `${cap}+` : String(count);
}
