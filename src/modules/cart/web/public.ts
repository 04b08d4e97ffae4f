export { LineListPage } from './line-list-page.tsx';
export type { DocumentLanguage, DownloadDocument } from './line-table.tsx';
