/** A named address. */
export interface NamedLink {
  label: string;
  href: string;
}
