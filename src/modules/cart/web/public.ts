export { CompareButton } from './compare-button.tsx';
export { ConfigurePage } from './configure-page.tsx';
export { type DocumentLanguage, DocumentMenu } from './document-menu.tsx';
export { LineListPage } from './line-list-page.tsx';
export type { DownloadDocument } from './line-table.tsx';
export { SampleConfigurePage } from './sample-configure-page.tsx';
