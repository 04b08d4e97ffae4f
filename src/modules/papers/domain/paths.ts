/** The search over all business documents. */
export const PAPERS_PATH = '/services-support/business-documents';
