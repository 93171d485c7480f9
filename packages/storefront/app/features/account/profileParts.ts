import type { OutputOf } from '@driveline/api';
import type { ProfileSectionProps } from '@driveline/ui/account';

/** What a section gets of the page. */
export type PartProps = {
  /** Absent while it loads; null when that failed. */
  readonly profile: OutputOf<'account.current'> | null | undefined;
  readonly retry: ProfileSectionProps['retry'];
};

/** Lines of what is known; empty ones are left out. */
export function known(
  profile: PartProps['profile'],
  lines: (profile: OutputOf<'account.current'>) => readonly (readonly [term: string, value: string])[],
): ProfileSectionProps['items'] {
  if (!profile) return profile;
  return lines(profile).flatMap(([term, value]) => (value ? [{ term, value }] : []));
}
