import type { ProfileSectionName } from '@driveline/hooks';
import * as paths from '../../paths/index.ts';

/** The profile with one section open, or one address or card of it. */
export const editHref = (section: ProfileSectionName, id?: string) =>
  `${paths.profile()}?edit=${section}${id ? `&${section}=${encodeURIComponent(id)}` : ''}`;
