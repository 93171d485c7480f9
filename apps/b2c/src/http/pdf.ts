import type { BarWidths } from '@driveline/validation';

/** Points (1/72 inch) of a page that fits on A4 and on letter without being made smaller. */
const page = { width: 595, height: 792, margin: 54, leading: 24 };

/** A module of 0.254 mm and a height of 13 mm: what FEBRABAN asks of a boleto, and a till reads as well. */
const bar = { module: 0.72, height: 37 };

export interface PdfPage {
  readonly title: string;
  readonly lines: readonly string[];
  /** A bar code below the lines. */
  readonly bars?: BarWidths | undefined;
}

/**
 * One page of text as PDF 1.4, in the standard font Helvetica, which every reader has. Letters beyond Latin-1
 * become question marks.
 */
export function pdfOf({ title, lines, bars = [] }: PdfPage): ArrayBuffer {
  const top = page.height - page.margin - 20;
  const foot = top - page.leading * (lines.length + 1) - bar.height;
  const content = [
    'BT',
    `/F1 20 Tf ${page.margin} ${top} Td (${escaped(title)}) Tj`,
    '/F1 11 Tf',
    ...lines.map((line) => `0 -${page.leading} Td (${escaped(line)}) Tj`),
    'ET',
    ...barsAt(foot, bars),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  const bytes = Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`,
    'latin1',
  );
  return new Uint8Array(bytes).buffer;
}

/** Filled rectangles from the left margin on, at this height above the page's foot. */
function barsAt(y: number, widths: BarWidths): string[] {
  let x = page.margin;
  return widths.flatMap((modules, index) => {
    const from = x;
    x += modules * bar.module;
    return index % 2 === 0 ? [`${from.toFixed(2)} ${y} ${(x - from).toFixed(2)} ${bar.height} re f`] : [];
  });
}

const escaped = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[^\u0020-\u00ff]/g, '?')
    .replace(/[\\()]/g, '\\$&');
