import type { ReactNode } from 'react';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { StepNumber } from '../../components/StepNumber/StepNumber.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { ReturnSlip } from '../model/returnSlip.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { HoursTable } from '../Store/HoursTable.tsx';
import { PayCode } from './PayCode.tsx';
import * as styles from './ReturnInstructions.css.ts';

export interface ReturnInstructionsProps extends BlockProps<'div'> {
  slip: ReturnSlip;
  /** Where a store is found that takes it. */
  storesHref: string;
  /** Below the number: a button that prints the page. */
  children?: ReactNode;
}

/** What to do with a return: what belongs to it, where it goes, the number that names it, what follows (PLUS-024). */
export function ReturnInstructions({ slip, storesHref, children, ...rest }: ReturnInstructionsProps) {
  const { back } = useStrings().order;
  const { method, store, sendTo, code } = slip;
  return (
    <div {...rest}>
      <Card as="section">
        <div className={styles.root}>
          <Heading level={2}>{back.title}</Heading>
          <Steps slip={slip} />
          {code && <PayCode label={back.number} code={code} />}
          {sendTo && <SendTo lines={sendTo} />}
          {store && (
            <div className={styles.place}>
              <p>{store.place}</p>
              <HoursTable hours={store.hours} closedDates={store.closedDates} />
            </div>
          )}
          {method === 'store' && (
            <Link href={storesHref} className={styles.link}>
              {back.findStore}
            </Link>
          )}
          {children}
        </div>
      </Card>
    </div>
  );
}

function Steps({ slip: { method, isCore, store } }: { slip: ReturnSlip }) {
  const { back } = useStrings().order;
  const what = isCore ? 'core' : 'part';
  const steps =
    method === 'store'
      ? [store ? back.store(store.name) : back.anyStore, back.bring[what], back.show, back.refund[what]]
      : [back.pack[what], back.label, back.drop, back.refund[what]];
  return (
    <ol role="list" className={styles.steps}>
      {steps.map((step, at) => (
        <li key={step} className={styles.step}>
          <StepNumber step={at + 1} state="open" aria-hidden />
          <span className={styles.words}>{step}</span>
        </li>
      ))}
    </ol>
  );
}

function SendTo({ lines }: { lines: readonly string[] }) {
  const { back } = useStrings().order;
  return (
    <address className={styles.address}>
      <span className={styles.name}>{back.address}</span>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
