import { migrationCommand } from '@driveline/b2c/migration';
import { moderationCommand, type ModerationArguments } from '@driveline/b2c/moderation';
import { readSettings } from './settings.ts';

export type { ModerationArguments };

/** `driveline reviews` and `driveline migrate-database`: of the database of the environment. */
export const moderateReviews = (given: ModerationArguments) => moderationCommand(given, readSettings());
export const migrateDatabase = () => migrationCommand(readSettings());
