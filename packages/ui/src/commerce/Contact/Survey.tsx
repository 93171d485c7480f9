import { useEffect, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ArrowStartIcon } from '../../components/Icon/navigationIcons.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { useStrings } from '../../i18n/UiProvider.tsx';
import * as styles from './ContactPanel.css.ts';

/** CONTENT-005: after this long without a frame its address is offered. */
const LATE_MS = 8000;

interface SurveyProps {
  href: string;
  onBack?: () => void;
}

/** The survey in a frame; its address too, when the frame does not come. */
export function Survey({ href, onBack }: SurveyProps) {
  const { contact } = useStrings();
  const [isLoaded, setLoaded] = useState(false);
  const isLate = useLate() && !isLoaded;
  return (
    <>
      {onBack && (
        <Button
          variant="quiet"
          size="s"
          className={styles.back}
          icon={<ArrowStartIcon size={20} />}
          onClick={onBack}
        >
          {contact.back}
        </Button>
      )}
      <p role="status" className={styles.late}>
        {isLate && (
          <>
            {contact.surveyLate}{' '}
            <Link href={href} newTab>
              {contact.openSurvey}
            </Link>
          </>
        )}
      </p>
      <iframe
        src={href}
        title={contact.survey.title}
        className={styles.survey}
        onLoad={() => setLoaded(true)}
      />
    </>
  );
}

function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
