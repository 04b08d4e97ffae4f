export { registerDocuments } from './document-routes.ts';
