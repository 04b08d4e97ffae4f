/** The mails of the portal, by template, with what each is filled with. Texts stand in `mail/locales`. */
export interface MailValues {
  'registration-code': { readonly code: string };
  'password-reset-code': { readonly code: string };
  'registration-done': { readonly username: string };
  'registration-pending': { readonly username: string };
  'account-confirmed': { readonly username: string };
  'password-changed': { readonly username: string };
  'account-erased': { readonly username: string };
}

export type MailTemplate = keyof MailValues;
