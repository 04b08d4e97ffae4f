/**
 * What may be wrong with a field of an account form. Browser and server name the same problems, and word them the same:
 * `accounts/locales` under `problem.<name>` (spec 000 §5).
 */
export const PROBLEMS = [
  'missing',
  'account-format',
  'password-weak',
  'password-simple',
  'password-length',
  'password-space',
  'password-mismatch',
  'password-same',
  'password-wrong',
  'email-format',
  'phone-format',
  'contact-format',
  'company-unknown',
  'credit-code-format',
  'register-number-format',
  'area-missing',
  'area-incomplete',
  'post-code-format',
  'code-format',
  'code-wrong',
  'terms-open',
  'too-long',
  'unseen',
  'password-common',
  'password-own',
  'choice-unknown',
  'taken',
] as const;

/** One thing that is wrong with one field. */
export type Problem = (typeof PROBLEMS)[number];
