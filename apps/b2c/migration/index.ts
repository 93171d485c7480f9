/** Brings a database up to the schema of this build. */
export { migrationCommand, type MigratedShop } from './migrationCommand.ts';
