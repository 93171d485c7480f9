import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRecentSearches, withRecentSearch } from './recentSearches.ts';
import { isGiftCardTerm, resultsPath, searchTarget } from './searchTarget.ts';
import { productSuggestionCap, suggestionTerm } from './suggestionPolicy.ts';

describe('[CATALOG-001][CONST-020] recent searches', () => {
  const after = (...terms: string[]) => terms.reduce<readonly string[]>(withRecentSearch, []);

  test.each([
    [
      ['oil', 'wiper', 'oil', 'battery', 'filter'],
      ['filter', 'battery', 'oil'],
    ],
    [['oil', 'OIL'], ['OIL']],
    [['', '  ', '🚗!', 'oil'], ['oil']],
    [[' oil '], ['oil']],
  ])('%j keep %j', (terms, kept) => {
    expect(after(...terms)).toEqual(kept);
  });

  test('are at most three, without repeats, whatever is searched', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (terms) => {
        const kept = after(...terms);
        expect(kept.length).toBeLessThanOrEqual(3);
        expect(new Set(kept.map((one) => one.toLowerCase())).size).toBe(kept.length);
        expect(kept).not.toContain('');
      }),
    );
  });

  test.each([
    [null, []],
    ['not json', []],
    ['{"a":1}', []],
    ['["oil",7,"","wiper"]', ['oil', 'wiper']],
    ['["a","b","c","d"]', ['a', 'b', 'c']],
  ])('%s in storage reads as %j', (stored, read) => {
    expect(readRecentSearches(stored)).toEqual(read);
  });
});

describe('when suggestions are asked for', () => {
  const rules = { extraCharacters: '-/', minLength: 3, minLengthWithDigit: 2 };

  test.each([
    ['br', true, undefined],
    ['bra', true, 'bra'],
    ['  bra ', true, 'bra'],
    ['H7', true, 'H7'],
    ['7', true, undefined],
    ['', true, ''],
    ['  ', true, ''],
    ['', false, undefined],
    ['!?', true, undefined],
    ['br!', true, undefined],
  ])('[CATALOG-003][CONST-018] "%s" with focus %s asks %o', (typed, focused, term) => {
    expect(suggestionTerm(typed, { focused }, rules)).toBe(term);
  });

  test('[CATALOG-003] three characters by default, with and without a digit', () => {
    const bare = { extraCharacters: '' };
    expect(suggestionTerm('H7', { focused: true }, bare)).toBeUndefined();
    expect(suggestionTerm('H7X', { focused: true }, bare)).toBe('H7X');
  });

  test.each([
    ['brak', false, 0],
    ['brake', false, 5],
    ['brake', true, 3],
    ['brak ', true, 0],
  ])('[CATALOG-004][CONST-019][CONST-021] "%s" on mobile %s shows %d products', (typed, isMobile, cap) => {
    expect(productSuggestionCap(typed, isMobile)).toBe(cap);
  });
});

describe('where a search leads', () => {
  const market = { search: { extraCharacters: '-' }, giftCards: { path: '/giftCard' } };

  test.each(['giftcard', 'giftcards', 'Gift Card', 'gift-cards', 'GIFT_CARD'])(
    '[SHELL-024] %s is the gift-card page',
    (typed) => {
      expect(isGiftCardTerm(typed)).toBe(true);
      expect(searchTarget(typed, market)).toBe('/giftCard');
    },
  );

  test.each(['gift card holder', 'giftcardss', 'card'])('[SHELL-024] %s is a search', (typed) => {
    expect(isGiftCardTerm(typed)).toBe(false);
  });

  test.each([
    ['brake-pads!*', '/searchresult?searchText=brake-pads'],
    ['oil filter', '/searchresult?searchText=oil%20filter'],
    ['!!', '/searchresult?searchText='],
    ['🚗', '/searchresult?searchText='],
    ['  ', undefined],
    ['', undefined],
  ])('"%s" leads to %s', (typed, target) => {
    expect(searchTarget(typed, market)).toBe(target);
  });

  test.each([
    [
      '/searchresult?searchText=wiper',
      true,
      '/searchresult?searchText=wiper&ignoreVehicleSpecificProductsCheck=false',
    ],
    ['/searchresult?searchText=wiper', false, '/searchresult?searchText=wiper'],
    ['/searchresult', true, '/searchresult?ignoreVehicleSpecificProductsCheck=false'],
    [
      '/searchresult?ignoreVehicleSpecificProductsCheck=true',
      true,
      '/searchresult?ignoreVehicleSpecificProductsCheck=true',
    ],
    [
      '/searchresult?searchText=what?',
      true,
      '/searchresult?searchText=what?&ignoreVehicleSpecificProductsCheck=false',
    ],
  ])('[CATALOG-014] %s with a vehicle %s is %s', (path, hasVehicle, result) => {
    expect(resultsPath(path, { hasVehicle })).toBe(result);
    expect(resultsPath(result, { hasVehicle })).toBe(result);
  });
});
