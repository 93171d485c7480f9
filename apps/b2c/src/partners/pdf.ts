/** Points (1/72 inch) of a letter page. */
const page = { width: 612, height: 792, margin: 54, leading: 24 };

/**
 * One page of text as PDF 1.4, in the standard font Helvetica, which every reader has. Letters beyond Latin-1
 * become question marks.
 */
export function pdfOf({ title, lines }: { title: string; lines: readonly string[] }): ArrayBuffer {
  const top = page.height - page.margin - 20;
  const content = [
    'BT',
    `/F1 20 Tf ${page.margin} ${top} Td (${escaped(title)}) Tj`,
    '/F1 11 Tf',
    ...lines.map((line) => `0 -${page.leading} Td (${escaped(line)}) Tj`),
    'ET',
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

const escaped = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[^\u0020-\u00ff]/g, '?')
    .replace(/[\\()]/g, '\\$&');
