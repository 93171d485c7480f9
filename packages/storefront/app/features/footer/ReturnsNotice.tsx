import { serverParts } from '../../rendering/serverParts.ts';

/** What the server wrote stays as it is. */
const KEPT = { __html: '' };

/** The strip above the footer, which comes with the page and costs no script (SHELL-055). */
export function ReturnsNotice() {
  const { ReturnsStrip } = serverParts();
  if (ReturnsStrip) return <div>{<ReturnsStrip />}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={KEPT} />;
}
