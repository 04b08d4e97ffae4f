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

interface TemplateFacts {
  /** Whether its values let somebody in: they are kept only as long as somebody needs them. */
  readonly secret: boolean;
}

/** Every template. */
export const MAIL_TEMPLATES: Readonly<Record<MailTemplate, TemplateFacts>> = {
  'registration-code': { secret: true },
  'password-reset-code': { secret: true },
  'registration-done': { secret: false },
  'registration-pending': { secret: false },
  'account-confirmed': { secret: false },
  'password-changed': { secret: false },
  'account-erased': { secret: false },
};

/** Whether a mail of this template holds what nobody may read later, such as a code. */
export function holdsSecret(template: MailTemplate): boolean {
  return MAIL_TEMPLATES[template].secret;
}
