/** Where the documents stand that a person had made. */
export const MY_DOCUMENTS_PATH = '/services-support/my-documents';
