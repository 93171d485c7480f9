import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { Facet, FacetValue } from '../model/shelf.ts';
import * as choice from '../private/choice.css.ts';
import * as styles from './FacetRail.css.ts';
import { filterPair, filtersName, rangeName } from './facetNames.ts';

/** Longer lists are cut here, unless a value behind the cut is in use. */
const shownValues = 8;

/** One facet: boxes with counts, or two bounds. */
export function FacetGroup({ facet }: { facet: Facet }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{facet.label}</legend>
      <div className={styles.content}>
        {facet.kind === 'range' ? <Range facet={facet} /> : <Values facet={facet} />}
      </div>
    </fieldset>
  );
}

function Values({ facet }: { facet: Facet }) {
  const { shelf } = useStrings();
  const { id, values } = facet;
  const first = values.slice(0, shownValues);
  const rest = values.slice(shownValues);
  const boxes = (some: readonly FacetValue[]) =>
    some.map((value) => <Value key={value.value} facetId={id} {...value} />);
  return (
    <>
      {boxes(first)}
      {rest.length > 0 && (
        <details className={styles.more} open={rest.some(({ selected }) => selected)}>
          <summary className={styles.moreSummary}>{shelf.showMoreValues(values.length)}</summary>
          {boxes(rest)}
        </details>
      )}
    </>
  );
}

/** A value without a hit is disabled and stays in its place [PLUS-010]. */
function Value({ facetId, value, label, count, selected }: FacetValue & { facetId: string }) {
  const { number } = useFormat();
  return (
    <label className={styles.value}>
      <input
        type="checkbox"
        name={filtersName}
        value={filterPair(facetId, value)}
        defaultChecked={selected}
        disabled={count === 0 && !selected}
        className={choice.box}
      />
      <span className={styles.valueLabel}>{label}</span>
      <span className={styles.count}>{number(count)}</span>
    </label>
  );
}

function Range({ facet: { id, label, values } }: { facet: Facet }) {
  const { shelf } = useStrings();
  const bounds = [
    { bound: 'min', label: shelf.minimum, value: values[0] },
    { bound: 'max', label: shelf.maximum, value: values[1] },
  ] as const;
  return (
    <div className={styles.range}>
      {bounds.map((end) => (
        <label key={end.bound} className={styles.bound}>
          {end.label}
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            name={rangeName(id, end.bound)}
            aria-label={`${label}: ${end.label}`}
            defaultValue={end.value?.selected ? end.value.value : ''}
            placeholder={end.value?.label}
            className={styles.boundInput}
          />
        </label>
      ))}
    </div>
  );
}
