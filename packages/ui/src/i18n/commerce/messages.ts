/** What commerce components must say themselves. */
export interface CommerceStrings {}
