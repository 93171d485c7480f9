/**
 * Whether the caller has this form of what it asks for (RFC 9110, 13.1.2): of a list one is enough, and a proxy that
 * compresses calls ours weak.
 */
export function hasEntity(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.split(',') ?? [];
  return known.some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');
}
