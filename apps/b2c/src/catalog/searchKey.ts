/** Text as the search compares it: lower case, no accents, one space between words of letters and digits. */
export function searchKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’´`]/g, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** A part number as it is looked up: letters and digits only, so that separators do not matter (PLUS-008). */
export const partNumberKey = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
