/** What the page of a component says about it in Storybook; its properties and stories come from the sources. */
export interface ComponentGuide {
  whatFor: string;
  /** Where something else is better. */
  instead: readonly { when: string; use: string }[];
  /** Its parts, in the order in which they are read. */
  anatomy: readonly string[];
  keyboard: readonly { keys: string; does: string }[];
  /** How its words are written. */
  content: readonly string[];
  do: readonly string[];
  dont: readonly string[];
}
