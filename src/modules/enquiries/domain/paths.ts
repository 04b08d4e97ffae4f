/** The addresses of the enquiries, which mails name too. */
export const ENQUIRY_PATHS = {
  desk: '/services-support/enquiries',
  enquiry: '/services-support/enquiries/:id',
  /** The wizard over the configuration an enquiry is about. */
  configuration: '/services-support/enquiries/:id/:line',
} as const;
