import { moderationCommand, type ModerationArguments } from '@driveline/b2c/moderation';
import { readSettings } from './settings.ts';

export type { ModerationArguments };

/** `driveline reviews`: of the database of the environment. */
export async function moderateReviews(given: ModerationArguments): Promise<void> {
  const { databaseUrl, dataDir } = readSettings();
  await moderationCommand(given, { databaseUrl, dataDir });
}
