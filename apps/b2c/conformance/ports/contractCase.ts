/**
 * One rule that every adapter of a port keeps. Give `name` and `run` to the `test` of your runner; `run` rejects
 * with an `AssertionError` that says what is wrong.
 */
export interface ContractCase {
  readonly name: string;
  run(): Promise<void>;
}
