import type { AdminUserDto } from '#modules/accounts/contract.ts';

/** An account as the administrator reads it: an active customer, unless changed. */
export function aUser(changes: Partial<AdminUserDto> = {}): AdminUserDto {
  return {
    id: '1',
    username: 'lv1-demo',
    role: 'customer-lv1',
    organisationId: 'o-1',
    organisationName: '华东',
    department: '',
    email: 'lv1@example.com',
    phone: null,
    locale: 'zh-cn',
    state: 'active',
    onceEnabled: 'active',
    invitation: null,
    passwordUpdated: true,
    menuIds: null,
    rights: [],
    colleagues: [],
    version: 1,
    createdAt: '2026-01-05T08:00:00.000Z',
    ...changes,
  };
}
