import { CheckIcon, CrossCircleIcon } from '../../components/Icon/statusIcons.tsx';
import { classNames } from '../../components/private/classNames.ts';
import * as hidden from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { FitReason } from '../model/fit.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './FitProof.css.ts';

export interface FitReasonsProps extends BlockProps<'table'> {
  reasons: readonly FitReason[];
}

/** Each matched or failed condition, and where the fact came from [PLUS-002]. */
export function FitReasons({ reasons, className, ...rest }: FitReasonsProps) {
  const { offer } = useStrings();
  return (
    <table className={classNames(styles.reasons, className)} {...rest}>
      <caption className={hidden.root}>{offer.reasons}</caption>
      <thead className={hidden.root}>
        <tr>
          <th scope="col">{offer.condition}</th>
          <th scope="col">{offer.yours}</th>
          <th scope="col">{offer.result}</th>
        </tr>
      </thead>
      <tbody>
        {reasons.map((reason) => (
          <ReasonRow key={`${reason.label}${reason.value}`} {...reason} />
        ))}
      </tbody>
    </table>
  );
}

function ReasonRow({ label, value, needed, source, ok }: FitReason) {
  const { offer } = useStrings();
  return (
    <tr className={styles.reasonRow}>
      <th scope="row" className={styles.reasonLabel}>
        {label}
      </th>
      <td className={styles.reasonValue}>
        {needed === undefined ? (
          wholeNames(value)
        ) : (
          <Compared rows={{ [offer.yours]: value, [offer.required]: needed }} />
        )}
      </td>
      <td className={classNames(styles.reasonResult, ok ? styles.resultTone.ok : styles.resultTone.not)}>
        <span className={styles.result}>
          {ok ? <CheckIcon size={16} /> : <CrossCircleIcon size={16} />}
          {ok ? offer.source[source] : offer.differs}
        </span>
      </td>
    </tr>
  );
}

/** Both values of a failed condition, each with its name: whose is which must not be guessed. */
function Compared({ rows }: { rows: Record<string, string> }) {
  return (
    <dl className={styles.compared}>
      {Object.entries(rows).map(([name, value]) => (
        <div key={name} className={styles.comparedRow}>
          <dt className={styles.comparedName}>{name}</dt>
          <dd>{wholeNames(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
