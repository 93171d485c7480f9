import { rememberedPath } from '@driveline/hooks';

/** Where who has to sign in does so, and comes back from (ACCT-012, ACCT-013). */
export function signInPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  const path = rememberedPath(pathname);
  return path && path !== '/' ? `/signin?returnUrl=${encodeURIComponent(path + search)}` : '/signin';
}
