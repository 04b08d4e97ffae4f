/** The mails of the portal, by template, with what each is filled with. Texts stand in `mail/locales`. */
export interface MailValues {
  'registration-code': { readonly code: string };
  'password-reset-code': { readonly code: string };
  'registration-done': { readonly username: string };
  'registration-pending': { readonly username: string };
  'registration-waiting': { readonly username: string; readonly company: string; readonly link: string };
  'registration-refused': { readonly username: string; readonly company: string };
  'account-confirmed': { readonly username: string };
  invitation: { readonly username: string; readonly link: string };
  'password-changed': { readonly username: string };
  'email-changed': { readonly username: string };
  'account-erased': { readonly username: string };
}

export type MailTemplate = keyof MailValues;

interface TemplateFacts<Template extends MailTemplate> {
  /** Whether its values let somebody in: they are kept only as long as somebody needs them. */
  readonly secret: boolean;
  /** Whether nothing is kept of it once it was sent or given up: it goes to somebody who shall be forgotten. */
  readonly fleeting?: true;
  /** What the preview of the template is filled with. */
  readonly sample: MailValues[Template];
}

const NAME = { username: 'wang_gong' };
const CODE = { code: 'K7M2QX' };

/** Every template. */
export const MAIL_TEMPLATES: { readonly [Template in MailTemplate]: TemplateFacts<Template> } = {
  'registration-code': { secret: true, sample: CODE },
  'password-reset-code': { secret: true, sample: CODE },
  'registration-done': { secret: false, sample: NAME },
  'registration-pending': { secret: false, sample: NAME },
  'registration-waiting': {
    secret: false,
    sample: {
      ...NAME,
      company: 'Acme Drives',
      link: 'https://portal.example.com/back-office/users?state=pending',
    },
  },
  'registration-refused': { secret: false, fleeting: true, sample: { ...NAME, company: 'Acme Drives' } },
  'account-confirmed': { secret: false, sample: NAME },
  invitation: { secret: true, sample: { ...NAME, link: 'https://portal.example.com/account/set-password?link=…' } },
  'password-changed': { secret: false, sample: NAME },
  'email-changed': { secret: false, fleeting: true, sample: NAME },
  'account-erased': { secret: false, fleeting: true, sample: NAME },
};

/** The templates in their order. */
export const TEMPLATE_NAMES = Object.keys(MAIL_TEMPLATES) as readonly MailTemplate[];

/** Whether a mail of this template holds what nobody may read later, such as a code. */
export function holdsSecret(template: MailTemplate): boolean {
  return MAIL_TEMPLATES[template].secret;
}

/** Whether nothing is kept of a mail of this template once it was sent or given up. */
export function isFleeting(template: MailTemplate): boolean {
  return MAIL_TEMPLATES[template].fleeting === true;
}

/** Whether a mail has failed for good: the code it was to bring is not kept any more. */
export function isSpent({ state, template }: { readonly state: string; readonly template: MailTemplate }): boolean {
  return state === 'failed' && holdsSecret(template);
}
