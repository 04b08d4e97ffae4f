import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminUserDto, userRoutes } from '#modules/accounts/contract.ts';
import { call } from '#web/calls/call.ts';
import { isRefusal } from '#web/errors/failure-text.ts';
import { threeWay } from '#web/three-way.ts';
import { type EditForm, formOf, isSameField } from './edit-form.ts';
import { USERS_KEY } from './users-query.ts';

/**
 * What is typed of an account, and its saving. Where somebody else has changed the account meanwhile, what they changed comes into the
 * fields nobody touched here, the others keep what was typed, and the next saving counts from the account as it is now.
 */
export function useEditForm(begun: AdminUserDto, onSaved: (saved: AdminUserDto, before: AdminUserDto) => void) {
  const cache = useQueryClient();
  const [read, setRead] = useState(begun);
  const [form, setForm] = useState(() => formOf(begun));
  /** The own one, where it is asked for. */
  const [password, setPassword] = useState('');
  /** The fields both have changed, and what the account says there now; undefined before anybody else changed it. */
  const [theirs, setTheirs] = useState<Partial<EditForm>>();
  const saving = useMutation({
    mutationFn: async () => {
      try {
        return await save(read, form, password);
      } catch (error) {
        if (isRefusal(error, 'version.conflict')) await bringTogether();
        throw error;
      }
    },
    onSuccess: (saved) => onSaved(saved, read),
    onSettled: () => cache.invalidateQueries({ queryKey: USERS_KEY }),
  });

  async function bringTogether(): Promise<void> {
    const current = await call(userRoutes.open, { params: { id: read.id } });
    const now = formOf(current);
    const merged = threeWay({ read: formOf(read), typed: form, now }, isSameField);
    setRead(current);
    setForm(merged.form);
    setTheirs(Object.fromEntries(merged.clashes.map((field) => [field, now[field]])));
  }

  const change = (changes: Partial<EditForm>) => setForm((before) => ({ ...before, ...changes }));
  return { read, form, change, theirs, password, setPassword, saving };
}

function save(
  { id, version }: AdminUserDto,
  { organisation, ...form }: EditForm,
  password: string,
): Promise<AdminUserDto> {
  const body = { ...form, organisationId: organisation?.id ?? '', version, password };
  return call(userRoutes.edit, { params: { id }, body });
}
