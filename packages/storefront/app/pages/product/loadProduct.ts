import { askedQuantity, catalogQueries, placeToShow, prefetchSku, wrongPlaceTarget } from '@driveline/hooks';
import { redirect } from 'react-router-dom';
import { fetchRequired, notFound } from '../../data/fetchRequired.ts';
import { redirectTarget } from '../../data/redirectTarget.ts';
import type { LoadPage } from '../../data/page.ts';

/** A product at its path, with its price and stock and the parts of the same job. */
export const loadProduct: LoadPage = async (page) => {
  const { client, header, market, queryClient, shopper, url } = page;
  const parameters = { productDetailsPageUrl: url.pathname };
  const answer = await fetchRequired(page, catalogQueries.product(client, parameters, shopper));
  if (!answer) return;
  if (answer.redirectURL && answer.redirectURL !== url.pathname) {
    throw redirect(redirectTarget(answer.redirectURL, url), 301);
  }
  const [product] = answer.pdpResults.products;
  if (!product) throw notFound();
  const astray = import.meta.env.SSR && (await wrongPlaceTarget(page));
  if (astray) throw redirect(astray);
  // The promise is for as many as the form starts with (PLUS-062).
  const quantity = askedQuantity(url.searchParams) ?? product.defaultQuantity;
  const asked = {
    skuNumbers: [product.skuNumber],
    quantity,
    postalCode: placeToShow(url.searchParams, market),
  };
  await Promise.all([
    import.meta.env.SSR
      ? prefetchSku(queryClient, client, product, asked, { shopper, header })
      : queryClient.prefetchQuery(catalogQueries.skuDetails(client, asked, shopper)),
    queryClient.prefetchQuery(catalogQueries.relatedParts(client, product.skuNumber, shopper)),
  ]);
};
