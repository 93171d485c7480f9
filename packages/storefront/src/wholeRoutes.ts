import type { RouteConfigEntry } from '@react-router/dev/routes';

/** A route with its whole path, without slashes at its ends. */
export type WholeRoute = { readonly id: string; readonly file: string; readonly path: string };

export const unrooted = (path: string) => path.split('/').filter(Boolean).join('/');

/** Every route that answers at an address: those below others with the paths of these, and a parent at its own. */
export function wholeRoutes(entries: readonly RouteConfigEntry[], base = ''): WholeRoute[] {
  return entries.flatMap(({ id, file, path = '', children = [] }) => {
    const whole = path.startsWith('/') ? unrooted(path) : unrooted(`${base}/${path}`);
    const below = wholeRoutes(children, whole);
    const isOwn = children.length === 0 || (path !== '' && below.every((child) => child.path !== whole));
    return isOwn ? [{ id: id ?? file, file, path: whole }, ...below] : below;
  });
}

/** Paths that a pattern matches, each with and without what may be left out, without the names of its parts. */
export function shapesOf(pattern: string): string[] {
  let shapes = [''];
  for (const part of pattern.toLowerCase().split('/').filter(Boolean)) {
    const one = `/${part.replace(/\?$/, '').replace(/^:.*/, ':')}`;
    shapes = [...shapes.map((start) => start + one), ...(part.endsWith('?') ? shapes : [])];
  }
  return [...new Set(shapes)];
}
