import { barcodeOf } from '@driveline/validation';
import { Alert } from '../../components/Alert/Alert.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useFormat, useStrings } from '../../i18n/UiProvider.tsx';
import type { PayLater } from '../model/payLater.ts';
import type { BlockProps } from '../private/blockProps.ts';
import { hourOf } from '../private/placeTime.ts';
import { Barcode } from './Barcode.tsx';
import { PayCode } from './PayCode.tsx';
import { PayTimeLeft } from './PayTimeLeft.tsx';
import * as styles from './PaymentInstructions.css.ts';
import { QrCode } from './QrCode.tsx';

export interface PaymentInstructionsProps extends BlockProps<'div'> {
  payment: PayLater;
  /** The page that tells whether it was paid meanwhile. */
  checkHref?: string;
}

/** How an order is paid that waits for its money, and what has become of it (PLUS-022). */
export function PaymentInstructions({ payment, checkHref, ...rest }: PaymentInstructionsProps) {
  const { payLater: words } = useStrings();
  const { status } = payment;
  return (
    <div {...rest}>
      <div role="status">
        {status !== 'waiting' && (
          <Alert tone={status === 'paid' ? 'success' : 'warning'}>{words[status]}</Alert>
        )}
      </div>
      {status === 'waiting' && <Waiting payment={payment} {...(checkHref && { checkHref })} />}
    </div>
  );
}

function Waiting({ payment, checkHref }: Pick<PaymentInstructionsProps, 'payment' | 'checkHref'>) {
  const { payLater: words } = useStrings();
  const { money, date, time } = useFormat();
  const { kind, amountMinor, code, barcode, payBy, timeZone, clockName, pageHref, pdfHref } = payment;
  const clock = time(payBy, timeZone);
  const bars = barcode && barcodeOf(kind, barcode);
  return (
    <Card as="section">
      <Stack gap={4}>
        <Heading level={2}>{words.title[kind]}</Heading>
        <Text weight="bold">
          {words.held(money(amountMinor), date(payBy, 'long', timeZone), clock, hourOf(clock), clockName)}
        </Text>
        <Text>{words.how[kind]}</Text>
        {kind === 'pix' && <PayTimeLeft until={payBy} />}
        <div className={styles.means}>
          <PayCode label={words.code[kind]} code={code} isNext={kind === 'pix' || kind === 'spei'} />
          {kind === 'pix' && <QrCode text={code} label={words.qrCode} />}
          {bars && <Barcode widths={bars} label={words.barcodePicture} />}
        </div>
        {kind === 'spei' && <Transfer payment={payment} />}
        {barcode && !bars && <PayCode label={words.barcode} code={barcode} />}
        <Inline gap={3}>
          {checkHref && <ButtonLink href={checkHref}>{words.check}</ButtonLink>}
          {pdfHref && (
            <Link href={pdfHref} className={styles.page}>
              {words.pdf}
            </Link>
          )}
          {pageHref && (
            <Link href={pageHref} className={styles.page}>
              {words.page}
            </Link>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

/** What a bank's app asks for beside the account. */
function Transfer({ payment: { bank, reference, amountMinor } }: Pick<PaymentInstructionsProps, 'payment'>) {
  const { payLater: words } = useStrings();
  const { money, moneyParts } = useFormat();
  const { whole, decimal, cents } = moneyParts(amountMinor);
  return (
    <>
      {bank && <Text>{words.bank(bank)}</Text>}
      {reference && <PayCode label={words.reference} code={reference} />}
      <PayCode
        label={words.amount}
        code={whole.replace(/\D/g, '') + decimal + cents}
        shown={money(amountMinor)}
      />
    </>
  );
}
