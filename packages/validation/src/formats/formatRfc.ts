/** Formats an RFC as it grows: capital letters with Ñ, `&` and digits, nothing between them. */
export function formatRfc(value: string): string {
  return value
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^0-9A-ZÑ&]/g, '');
}
