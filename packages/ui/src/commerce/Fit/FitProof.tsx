import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { classNames } from '../../components/private/classNames.ts';
import { useStrings } from '../../i18n/UiProvider.tsx';
import type { PartFit } from '../model/fit.ts';
import type { BlockProps } from '../private/blockProps.ts';
import type { FormTarget } from '../private/IntentForm.tsx';
import { fitIcon, fitTone, fitWords } from './fitLook.tsx';
import { wholeNames } from '../private/wholeNames.tsx';
import * as styles from './FitProof.css.ts';
import { FitQuestionForm } from './FitQuestionForm.tsx';
import { FitReasons } from './FitReasons.tsx';

export interface FitProofProps extends BlockProps<'section'> {
  fit: PartFit;
  /** Takes the answer to the verdict's question. */
  answer?: FormTarget;
  /** Where a vehicle is chosen. */
  vehicleHref?: string;
  /** Rank of the heading; default 2. */
  level?: 2 | 3 | 4;
  id?: string;
}

/** The verdict on a part with all its reasons, and the question that would settle it. */
export function FitProof({ fit, answer, vehicleHref, level = 2, id, className, ...rest }: FitProofProps) {
  const strings = useStrings();
  return (
    <section
      id={id}
      className={classNames(styles.root, styles.tone[fitTone[fit.state]], className)}
      data-fit={fit.state}
      {...rest}
    >
      <Heading level={level} size="titleS" className={styles.head}>
        <span className={styles.headIcon}>{fitIcon(fit.state, 20)}</span>
        <span>{wholeNames(fitWords(strings, fit, fit.vehicleName))}</span>
      </Heading>
      <ProofNote fit={fit} />
      {fit.reasons.length > 0 && <FitReasons reasons={fit.reasons} />}
      {fit.question && answer && <FitQuestionForm question={fit.question} answer={answer} />}
      {fit.state === 'NO_VEHICLE' && vehicleHref !== undefined && (
        <p>
          <ButtonLink href={vehicleHref} variant="secondary" data-intent="open-vehicle-picker">
            {strings.offer.addVehicle}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function ProofNote({ fit: { state, reasons } }: { fit: PartFit }) {
  const { offer } = useStrings();
  const notes = {
    FITS: reasons.length > 0 && offer.checked(reasons.filter(({ ok }) => ok).length, reasons.length),
    NEEDS_MORE_INFO: offer.answerNeeded,
    DOES_NOT_FIT: offer.doesNotFitNote,
    UNIVERSAL: offer.universalNote,
    NO_VEHICLE: false,
  };
  const note = notes[state];
  return note ? <p className={styles.note}>{note}</p> : null;
}
