export { CompareButton } from './compare-button.tsx';
export { ConfigurePage } from './configure-page.tsx';
export {
  DOCUMENT_LANGUAGES,
  type DocumentLanguage,
  DocumentMenu,
  DownloadMenu,
  type OtherChoice,
  type OtherFile,
} from './document-menu.tsx';
export { LineListPage } from './line-list-page.tsx';
export { LINES_KEY } from './line-list-query.ts';
export type {
  DownloadDocument,
  DownloadDocuments,
  DownloadInstructions,
  DrawingsOfLine,
  MailLine,
  ShareLine,
} from './line-table.tsx';
export { SampleConfigurePage } from './sample-configure-page.tsx';
