import { linkTarget, queryTarget, whenOnline } from '@driveline/hooks';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { shopPath } from '../data/shopPath.ts';
import { notify } from '../shop/notify.ts';
import { openOverlay, overlayOf } from '../shop/overlays.ts';
import { useShop, useText } from '../shop/useShop.ts';

/** Forms whose every choice is sent: the filters and the order of a shelf. */
const APPLIES_AT_ONCE: ReadonlySet<string | undefined> = new Set(['filter', 'sort']);

/**
 * Links and GET forms of the shop are plain elements that work without script. One pair of listeners turns
 * them into navigations of the router, which costs nothing per link on the server or in the page.
 */
export function useDelegatedNavigation(): void {
  const navigate = useNavigate();
  const text = useText();
  const { record } = useShop();
  /** Offers the way back to the filters that were on (PLUS-025). */
  const onClearFilters = useEffectEvent((before: string) => {
    const onAction = () => void navigate(before, { preventScrollReset: true });
    notify({ text: text('catalog.filtersCleared'), action: { label: text('cart.undo'), onAction } });
  });
  useEffect(() => {
    const click = (event: MouseEvent) => {
      const target = linkTarget(event, RegExp(record.native));
      if (!target) return;
      event.preventDefault();
      whenOnline(() => {
        const overlay = target.intent && overlayOf(target.intent, target.source);
        if (overlay) return openOverlay(overlay, target.to);
        if (target.intent === 'clear-filters') onClearFilters(shopPath(location.pathname) + location.search);
        return void navigate(shopPath(target.to), { preventScrollReset: target.keepsScroll });
      });
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
      const { origin, pathname } = new URL(form.action);
      if (origin !== location.origin || 'native' in form.dataset) return;
      event.preventDefault();
      const to = queryTarget(form, event.submitter);
      whenOnline(() => void navigate(shopPath(to), { preventScrollReset: pathname === location.pathname }));
    };
    // A choice in a filter form applies at once; its button stays for those without script.
    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
        if (target.form && APPLIES_AT_ONCE.has(target.form.dataset.intent)) target.form.requestSubmit();
      }
    };
    document.addEventListener('click', click);
    document.addEventListener('submit', submit);
    document.addEventListener('change', change);
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('submit', submit);
      document.removeEventListener('change', change);
    };
  }, [navigate, record]);
}
