import type { Meta } from '@storybook/react-vite';
import {
  askQuestionPath,
  comparedParts,
  comparePath,
  nothingFound,
  pageType,
  reviewsPath,
  writeReviewPath,
} from '../answers.ts';
import { opens, opensAlike, opensPlain, opensState, shopPages } from '../opens.tsx';
import { unknown } from '../shopServer.ts';
import type { Visit } from '../visitType.ts';

const SHELF = '/parts/brakes/brake-rotors';
const shelf: Visit = { route: 'lookUp', path: SHELF, answers: () => pageType('SHELF', SHELF) };
const category: Visit = {
  route: 'lookUp',
  path: '/parts/brakes',
  answers: () => pageType('CATEGORY', '/parts/brakes'),
};
const search: Visit = {
  route: 'search',
  path: '/searchresult?searchText=rotor&ignoreVehicleSpecificProductsCheck=false',
};

const writing: Visit = { route: 'garage', path: writeReviewPath, member: true };

export default { ...shopPages, title: 'Pages/Catalog' } satisfies Meta;

export const Shelf = opens(shelf);
export const ShelfFailed = opensAlike({ ...shelf, fails: ['catalog.search'] });
export const Category = opensPlain(category);
export const CategoryFailed = opensAlike({ ...category, fails: ['catalog.category'] });
export const Search = opensPlain(search);
export const SearchLoading = opensState({ ...search, waits: true });
export const SearchEmpty = opensState({ ...search, answers: nothingFound });
export const SearchFailed = opensState({ ...search, fails: ['catalog.search'] });
export const Compare = opensPlain({ route: 'compare', path: comparePath, answers: comparedParts });
export const CompareEmpty = opensState({ route: 'compare', path: '/compare' });
export const Reviews = opensPlain({ route: 'landing', path: reviewsPath });
export const ReviewsFailed = opensAlike({ route: 'landing', path: reviewsPath, fails: ['catalog.reviews'] });
export const WriteReview = opensPlain(writing);
export const WriteReviewFailed = opensAlike({ ...writing, fails: ['catalog.ownReview'] });
export const AskQuestion = opensPlain({ ...writing, path: askQuestionPath });
/** A path that nobody knows. */
export const NotFound = opensState({
  route: 'lookUp',
  path: '/nowhere',
  answers: () => ({ 'catalog.pageType': unknown, 'catalog.pageTypeByGateway': unknown }),
  endsWith: 404,
});
