import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#modules/accounts/domain/problems.ts';
import { focusFirstFault } from '#web/ui/first-fault.ts';

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What each field must hold, given the others; in the order in which they stand. */
export type FormRules<Name extends string> = Readonly<
  Record<Name, (value: string, values: Values<Name>) => Problem | undefined>
>;

export interface PasswordForm<Name extends string> {
  readonly values: Values<Name>;
  readonly ref: RefObject<HTMLFormElement | null>;
  /** What is wrong with a field, once its person has left it; nothing while it is empty, until they send the form. */
  errorOf: (name: Name) => string | undefined;
  change: (name: Name, value: string) => void;
  leave: (name: Name) => void;
  /** Shows what is wrong with every field and leads to the first of them; answers whether nothing is. */
  check: () => boolean;
  /** The server refused this field. */
  refuse: (name: Name, reason: string) => void;
}

/** The state of a form about passwords: what is typed, and what is wrong with it (spec 000 §5). */
export function usePasswordForm<Name extends string>(
  rules: FormRules<Name>,
  labels: Readonly<Record<Name, string>>,
): PasswordForm<Name> {
  const { t } = useTranslation('accounts');
  const names = Object.keys(rules) as Name[];
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => Object.fromEntries(names.map((name) => [name, ''])) as Values<Name>);
  const [shown, setShown] = useState<ReadonlySet<Name>>(new Set());
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({});

  function errorOf(name: Name): string | undefined {
    const problem = shown.has(name) ? rules[name](values[name], values) : undefined;
    return problem === undefined ? refused[name] : t(`problem.${problem}`, { field: labels[name] });
  }

  function change(name: Name, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    setRefused((before) => ({ ...before, [name]: undefined }));
    if (value === '') setShown((before) => new Set([...before].filter((one) => one !== name)));
  }

  function leave(name: Name): void {
    if (values[name] !== '') setShown((before) => new Set([...before, name]));
  }

  function check(): boolean {
    if (names.every((name) => rules[name](values[name], values) === undefined)) return true;
    flushSync(() => setShown(new Set(names)));
    focusFirstFault(ref.current);
    return false;
  }

  function refuse(name: Name, reason: string): void {
    flushSync(() => setRefused((before) => ({ ...before, [name]: reason })));
    focusFirstFault(ref.current);
  }

  return { values, ref, errorOf, change, leave, check, refuse };
}
