import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CloseIcon } from '../../components/Icon/navigationIcons.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useMergedRefs } from '../../components/private/useMergedRefs.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { Facet, KeptQuery } from '../model/shelf.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { HiddenFields } from '../private/IntentForm.tsx';
import * as styles from './FacetRail.css.ts';
import { FacetGroup } from './FacetGroup.tsx';
import { FitSwitch } from './FitSwitch.tsx';

export interface FacetRailProps extends BlockProps<'form'> {
  facets: readonly Facet[];
  /** Path of the shelf; the form asks it by GET. */
  action: string;
  /** What else stays in the URL: search text, order. Not the page. */
  keep?: KeptQuery;
  /** Full name of the shopper's vehicle. */
  vehicle?: string;
  /** Hits under the filters in use. */
  total: number;
  /** Leads to the shelf without filters; shown when one is in use. */
  clearHref?: string;
  /** Shared with `FacetSheetButton`; default `filters`. */
  id?: string;
}

/**
 * All filters as one GET form: a column of the page from 1140 px, a sheet below. A storefront with script submits
 * it on every change of a box (`data-intent="filter"`); without script a button applies it.
 */
export function FacetRail(props: FacetRailProps) {
  const { facets, action, keep, vehicle, total, clearHref, id = 'filters', className, ref, ...rest } = props;
  const { shelf, close } = useStrings();
  const formRef = useMergedRefs(useSyncedForm(facets), ref);
  return (
    <form
      ref={formRef}
      id={id}
      popover="auto"
      method="get"
      action={action}
      aria-label={shelf.filters}
      data-intent="filter"
      className={classNames(styles.root, className)}
      {...rest}
    >
      <HiddenFields fields={keep} />
      <div className={styles.head}>
        {shelf.filters}
        <IconButton label={close} popoverTarget={id} popoverTargetAction="hide">
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.groups}>
        {facets.map((facet) =>
          facet.kind === 'switch' ? (
            <FitSwitch key={facet.id} facet={facet} vehicle={vehicle} />
          ) : (
            <FacetGroup key={facet.id} facet={facet} />
          ),
        )}
      </div>
      <div className={styles.foot}>
        {clearHref !== undefined && (
          <a href={clearHref} className={styles.clear} data-intent="clear-filters">
            {shelf.clearAll}
          </a>
        )}
        <Button type="submit" variant="primary" className={styles.apply}>
          {shelf.showResults(total)}
        </Button>
      </div>
    </form>
  );
}

/**
 * Boxes and bounds belong to the browser, so that they work before script. When the URL changes by another way (a chip,
 * Back) they follow the new start values; a bound that is being typed is left alone.
 */
function useSyncedForm(facets: readonly Facet[]) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(facets);
  useEffect(() => {
    // A bound may have been typed before script.
    const isAnother = before.current !== facets;
    before.current = facets;
    for (const input of form.current?.querySelectorAll<HTMLInputElement>('input:not([type=hidden])') ?? []) {
      if (input.type === 'checkbox') input.checked = input.defaultChecked;
      else if (isAnother && input !== document.activeElement) input.value = input.defaultValue;
    }
  }, [facets]);
  return form;
}
