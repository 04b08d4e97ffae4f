/**
 * What may be wrong with a field of an account form. The texts stand in `accounts/locales` under `problem.<name>`; browser
 * and server name the same problems (spec 000 §5).
 */
export const PROBLEMS = [
  'missing',
  'account-format',
  'password-weak',
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
