/** How many characters a mask takes: `#` stands for a digit, `A` for a letter. */
export function maskSlots(mask: string): number {
  return mask.replace(/[^#A]/g, '').length;
}

/** Whether a text has the mask's own signs, digits and capital letters at its places. */
export function matchesMask(text: string, mask: string): boolean {
  if (text.length !== mask.length) return false;
  return [...mask].every((sign, index) => {
    const character = text.charAt(index);
    if (sign === '#') return /\d/.test(character);
    return sign === 'A' ? /[A-Z]/.test(character) : sign === character;
  });
}

/**
 * Lays characters into a mask. A sign of the mask appears only before a following character, so that
 * deleting backwards never sticks at it. Characters beyond the mask are kept behind it: a number with a digit
 * too many is then refused with that reason, not cut in silence.
 */
export function applyMask(characters: string, mask: string): string {
  let laid = '';
  let next = 0;
  for (const sign of mask) {
    if (next >= characters.length) return laid;
    laid += sign === '#' || sign === 'A' ? characters[next++] : sign;
  }
  return laid + characters.slice(next);
}

/** The first mask that holds all characters, else the last. */
export function fittingMask(count: number, masks: readonly string[]): string {
  return masks.find((mask) => maskSlots(mask) >= count) ?? masks.at(-1) ?? '';
}
