/**
 * The contract as a PDF 1.7: its parts, the signature, the hash of what was signed, and the signed text itself as an attachment,
 * so that anyone who has the file can check the hash without this server.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import Pdf from 'pdfkit';
import {
  type ContractFacts,
  type ContractPart,
  type Field,
  type SignedText,
  signingTime,
} from './contract-parts.ts';

export type SignedFacts = ContractFacts & { readonly signedAt: Date };

export interface PrintedContract {
  readonly facts: SignedFacts;
  readonly parts: readonly ContractPart[];
  readonly signed: SignedText;
  /** A PNG without alpha: pdfkit copies its pixels as they are. */
  readonly signature: Uint8Array;
}

/** Be Vietnam Pro (SIL Open Font License 1.1); only the letters that are used go into the file. */
const fontFiles = {
  regular: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  bold: '@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf',
} as const;

/** Points, 1/72 inch. */
const margin = 52;
const labelWidth = 130;
const size = { text: 10, heading: 11, title: 15, small: 8 } as const;
const ink = '#1a1a1a';
const quiet = '#555555';

async function fontOf(name: keyof typeof fontFiles): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(fontFiles[name])));
}

/** Draws the contract. It is made for each customer and kept as a file; nothing is cached. */
export async function contractPdf(contract: PrintedContract): Promise<Uint8Array> {
  const { facts, parts, signed } = contract;
  const [regular, bold] = await Promise.all([fontOf('regular'), fontOf('bold')]);
  const doc = new Pdf({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    lang: 'vi-VN',
    displayTitle: true,
    // Page numbers are written when it is known how many there are.
    bufferPages: true,
    info: {
      Title: `Hợp đồng thuê máy ${facts.number}`,
      Author: facts.operator.name,
      CreationDate: facts.signedAt,
      ModDate: facts.signedAt,
    },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.registerFont('regular', regular).registerFont('bold', bold);
  for (const part of parts) drawPart(doc, part);
  drawSignatures(doc, contract);
  drawHash(doc, signed);
  doc.file(Buffer.from(signed.text), {
    name: 'noi-dung-da-ky.txt',
    type: 'text/plain',
    description: 'Nội dung đã ký: mã băm SHA-256 của file này được in trên hợp đồng',
    creationDate: facts.signedAt,
    modifiedDate: facts.signedAt,
  });
  numberPages(doc, facts.number);
  doc.end();
  return finished;
}

type Document = InstanceType<typeof Pdf>;

function drawPart(doc: Document, part: ContractPart): void {
  doc.fillColor(ink);
  switch (part.kind) {
    case 'motto':
      doc.font('bold').fontSize(size.text).text(part.text, { align: 'center', lineGap: 2 });
      doc.moveDown(1.5);
      return;
    case 'title':
      doc.font('bold').fontSize(size.title).text(part.text, { align: 'center' });
      doc.moveDown(0.8);
      return;
    case 'heading':
      // Never the last line of a page.
      keepTogether(doc, 60);
      doc.moveDown(0.5).font('bold').fontSize(size.heading).text(part.text);
      doc.moveDown(0.25);
      return;
    case 'paragraph':
      doc.font('regular').fontSize(size.text).text(part.text, { lineGap: 2, align: 'left' });
      doc.moveDown(0.35);
      return;
    case 'fields':
    case 'fingerprints':
      doc.font('regular').fontSize(part.kind === 'fields' ? size.text : size.small);
      for (const row of part.rows) drawField(doc, row);
      doc.x = margin;
      doc.moveDown(0.2);
  }
}

function drawField(doc: Document, [label, value]: Field): void {
  const width = doc.page.width - 2 * margin - labelWidth;
  const height = Math.max(
    doc.heightOfString(value, { width, lineGap: 2 }),
    doc.heightOfString(label, { width: labelWidth - 8, lineGap: 2 }),
  );
  keepTogether(doc, height);
  const { y } = doc;
  doc.fillColor(quiet).text(label, margin, y, { width: labelWidth - 8, lineGap: 2 });
  doc.fillColor(ink).text(value, margin + labelWidth, y, { width, lineGap: 2 });
  doc.y = y + height + 1;
}

function drawSignatures(doc: Document, { facts, signature }: PrintedContract): void {
  const gap = 24;
  const width = (doc.page.width - 2 * margin - gap) / 2;
  const height = 72;
  keepTogether(doc, height + 110);
  doc.moveDown(0.6);
  const { y } = doc;
  const right = margin + width + gap;
  const column = (x: number, [head, name, note]: readonly [string, string, string]) => {
    const centred = { width, align: 'center' } as const;
    doc.font('bold').fontSize(size.text).fillColor(ink).text(head, x, y, centred);
    doc.text(name, x, y + height + 22, centred);
    doc
      .font('regular')
      .fontSize(size.small)
      .fillColor(quiet)
      .text(note, x, doc.y + 1, centred);
  };
  column(margin, ['ĐẠI DIỆN BÊN A', facts.operator.name, 'Xác nhận bằng việc duyệt hồ sơ']);
  doc.image(Buffer.from(signature), right, y + 18, {
    fit: [width, height],
    align: 'center',
    valign: 'center',
  });
  column(right, ['BÊN B', facts.person.fullName, `Đã ký lúc ${signingTime(facts.signedAt)}`]);
  doc.x = margin;
  doc.moveDown(1);
}

function drawHash(doc: Document, { hash }: SignedText): void {
  keepTogether(doc, 40);
  doc.font('bold').fontSize(size.small).fillColor(ink);
  doc.text('Mã băm SHA-256 của nội dung đã ký:', margin).font('regular').text(hash);
  doc.fillColor(quiet);
  doc.text(
    'Nội dung đã ký được đính kèm trong file PDF này (noi-dung-da-ky.txt): mã băm của file đính kèm phải trùng với mã băm trên.',
  );
}

/** Begins a new page when this one has no room for so many points. */
function keepTogether(doc: Document, height: number): void {
  if (doc.y + height > doc.page.height - margin) {
    doc.addPage();
    doc.x = margin;
  }
}

function numberPages(doc: Document, number: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    // The foot is in the margin, where text would begin a new page.
    doc.page.margins.bottom = 0;
    const words = `Hợp đồng số ${number} · Trang ${page - start + 1}/${count}`;
    doc.font('regular').fontSize(size.small).fillColor(quiet);
    doc.text(words, margin, doc.page.height - margin + 16, {
      width: doc.page.width - 2 * margin,
      align: 'center',
      lineBreak: false,
    });
  }
}
