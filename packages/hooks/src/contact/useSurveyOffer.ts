import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useB2c } from '../client/ClientProvider.ts';
import { useEdge } from '../machine/Edge.ts';
import { orderQueries } from '../orders/orderQueries.ts';
import { readConsent } from '../storage/consent.ts';
import { allowSurvey, takeSurveyOffer } from '../storage/remembered.ts';
import { survey } from './contactRules.ts';

/**
 * STATE-008: for the page that confirms an order: asks once what the shopper thought. The survey of the config opens for
 * those who accept surveys (STATE-026); everybody else, and a shop without one, has `feedback`, a page of the shop.
 */
export function useSurveyOffer(feedback: string) {
  const { client } = useB2c();
  const { storage } = useEdge();
  const { data: order } = useQuery({ ...orderQueries.confirmation(client), enabled: false });
  const [isShown, setShown] = useState(false);
  const orderId = order?.orderId;
  useEffect(() => {
    if (!orderId) return;
    allowSurvey(storage, orderId);
    if (takeSurveyOffer(storage)) setShown(true);
  }, [orderId, storage]);
  if (!isShown) return undefined;
  const url = readConsent(document.cookie)?.includes('survey') ? survey(client)?.url : undefined;
  return { href: url ?? feedback, newTab: url !== undefined, close: () => setShown(false) };
}
