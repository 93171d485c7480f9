import { cleanSearchText, searchText } from '../rules/searchText/searchText.ts';
import { defineForm, type Form } from './form.ts';

/** The search box: what is left of the text after cleaning must be something (SHELL-023, VALID-025). */
export function searchForm(options: { readonly search: { readonly extraCharacters: string } }): Form {
  return defineForm([
    {
      name: 'searchText',
      check: (value) => searchText(value, options),
      normalize: (value) => cleanSearchText(value, options.search),
    },
  ]);
}
