/** Brings a catalogue of an operator's own into the shop, and looks for faults in it. */
export { importCommand, type ImportArguments, type ImportShop } from './importCommand.ts';
