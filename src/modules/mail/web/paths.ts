/** The addresses of the mails that were sent, and of their texts. */
export const MAIL_PATHS = {
  mails: '/back-office/mails',
  templates: '/back-office/mails/templates',
  template: '/back-office/mails/templates/:template',
} as const;
