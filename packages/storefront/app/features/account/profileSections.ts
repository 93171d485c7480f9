/** Parts of the profile that open for editing by themselves; `?edit=` names the open one (ACCT-041). */
export const SECTIONS = ['contact', 'email', 'phone', 'password', 'preferences', 'address'] as const;

export type SectionName = (typeof SECTIONS)[number];

export const isSection = (name: unknown): name is SectionName => SECTIONS.some((it) => it === name);

/** Page with one section open. */
export const editPath = (path: string, section: SectionName, addressId?: string) =>
  `${path}?edit=${section}${addressId ? `&address=${encodeURIComponent(addressId)}` : ''}`;
