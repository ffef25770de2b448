/** What the threads of `documents.ts` do. */
export { contractPdf } from './contract/contract-pdf.ts';
export { cleanPicture, readSignature } from './pictures.ts';
