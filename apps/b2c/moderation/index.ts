/** Publishes what members write about parts, or refuses it. */
export { moderationCommand, type ModerationArguments, type ModeratedShop } from './moderationCommand.ts';
