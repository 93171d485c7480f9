export { businessInvoice, cfdi, notaFiscal } from './taxDocuments.ts';
