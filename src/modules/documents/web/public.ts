export { downloadTechnicalDocument } from './download-technical-document.ts';
