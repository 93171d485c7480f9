import { issue, type Issue } from '../../issue.ts';

/**
 * Search text as it is sent: letters of any alphabet with their accents, digits, space and the extra characters
 * of config; runs of spaces collapse (VALID-025). The box keeps the raw text.
 */
export function cleanSearchText(
  text: string,
  { extraCharacters }: { readonly extraCharacters: string },
): string {
  let kept = '';
  for (const character of text.normalize('NFC')) {
    if (/[\p{L}\p{M}\p{Nd}]/u.test(character) || extraCharacters.includes(character)) kept += character;
    else if (/\s/.test(character)) kept += ' ';
  }
  return kept.replace(/ {2,}/g, ' ').trim();
}

/** Refuses a search in which nothing is left to search for (SHELL-023). */
export function searchText(
  value: string,
  { search }: { readonly search: { readonly extraCharacters: string } },
): Issue | undefined {
  return cleanSearchText(value, search) === '' ? issue('searchText.missing') : undefined;
}
