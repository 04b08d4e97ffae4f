import {
  accountRoutes,
  organisationRoutes,
  partnerRoutes,
  passwordLinkRoutes,
  passwordRoutes,
  privacyRoutes,
  registrationRoutes,
  userRoutes,
} from '#modules/accounts/contract.ts';
import { DEMO_PASSWORD } from '#modules/accounts/domain/demo-accounts.ts';
import { byId, fresh, NOTHING, type Row } from '#testing/authorization/row.ts';
import type { World } from '#testing/authorization/world.ts';
import { aRegistration } from '#testing/builders/a-registration.ts';

/** The secret of a link nobody made. */
const NO_LINK = 'x'.repeat(43);

const addPerson = (world: World): Promise<string> => world.addPerson('other');

const USER_ACTIONS = [userRoutes.confirm, userRoutes.disable, userRoutes.enable, userRoutes.forcePasswordChange].map(
  (route): Row => ({ kind: 'office', route, make: addPerson, input: byId }),
);

/** Who may call the routes of the module: what each is about, and a valid input. */
export const rows: readonly Row[] = [
  {
    kind: 'call',
    route: accountRoutes.signIn,
    input: ({ app: { settings } }) => ({
      body: {
        client_id: settings.oauth.clientId,
        client_secret: settings.oauth.clientSecret,
        scope: settings.oauth.scope,
        grant_type: 'password',
        username: 'lv1-demo',
        password: DEMO_PASSWORD,
      },
    }),
  },
  { kind: 'call', route: accountRoutes.signOut, input: NOTHING, asCopy: true },
  { kind: 'call', route: accountRoutes.me, input: NOTHING },
  { kind: 'oneself', route: accountRoutes.menu, input: (_, userId) => ({ query: { userId } }) },
  { kind: 'oneself', route: accountRoutes.defaultEmail, input: (_, userId) => ({ query: { userId } }) },
  {
    kind: 'call',
    route: registrationRoutes.checkCompany,
    input: () => ({ query: { company: '宁波传动设备有限公司' } }),
  },
  {
    kind: 'call',
    route: registrationRoutes.checkInfo,
    input: () => ({ query: { content: 'nobody-yet', type: 'account' } }),
  },
  {
    kind: 'call',
    route: registrationRoutes.sendCode,
    input: () => ({ query: { email: `${fresh('person')}@example.com` } }),
  },
  {
    kind: 'call',
    route: registrationRoutes.checkCode,
    input: () => ({ query: { code: 'ABC234', email: 'person@example.com' } }),
  },
  { kind: 'call', route: registrationRoutes.register, input: () => ({ body: aRegistration() }), says: ['code.wrong'] },
  {
    kind: 'call',
    route: passwordRoutes.sendResetCode,
    input: () => ({ query: { emailorphone: `${fresh('forgot')}@example.com` } }),
  },
  {
    kind: 'call',
    route: passwordRoutes.resetPassword,
    input: () => ({
      body: { userId: 'lv1-demo@example.com', verificationCode: 'ABC234', newPwd: 'Drive-2', confirmPwd: 'Drive-2' },
    }),
    says: ['code.wrong'],
  },
  {
    kind: 'oneself',
    route: passwordRoutes.changePassword,
    input: (_, userId) => ({
      body: { userId, curPwd: DEMO_PASSWORD, newPwd: 'Drive-demo-2', confirmPwd: 'Drive-demo-2' },
    }),
    asCopy: true,
  },
  {
    kind: 'call',
    route: partnerRoutes.mintTicket,
    input: ({ app }) => ({
      body: {
        partner: 'nobody',
        username: 'lv1-demo',
        timestamp: app.clock.now().getTime(),
        nonce: fresh('nonce-of-a-call-'),
        signature: '0'.repeat(64),
      },
    }),
    says: ['partner.refused'],
  },
  {
    kind: 'call',
    route: partnerRoutes.redeemTicket,
    input: () => ({ body: { ticket: 'x'.repeat(43) } }),
    says: ['ticket.spent'],
  },
  { kind: 'call', route: passwordLinkRoutes.look, input: () => ({ body: { link: NO_LINK } }), says: ['link.spent'] },
  {
    kind: 'call',
    route: passwordLinkRoutes.redeem,
    input: () => ({ body: { link: NO_LINK, password: 'Drive-2', passwordTwo: 'Drive-2' } }),
    says: ['link.spent'],
  },
  { kind: 'call', route: userRoutes.list, input: NOTHING },
  { kind: 'call', route: userRoutes.linkAddress, input: NOTHING },
  { kind: 'office', route: userRoutes.open, make: addPerson, input: byId },
  {
    kind: 'call',
    route: userRoutes.invite,
    input: ({ organisationIds }) => {
      const username = fresh('invited-');
      return {
        body: { username, email: `${username}@example.com`, role: 'customer-lv1', organisationId: organisationIds.lv1 },
      };
    },
  },
  {
    kind: 'office',
    route: userRoutes.resendInvitation,
    make: addPerson,
    input: byId,
    says: ['invitation.closed'],
  },
  {
    kind: 'office',
    route: userRoutes.refuse,
    make: addPerson,
    input: byId,
    says: ['account.not-pending'],
  },
  {
    kind: 'office',
    route: userRoutes.withdrawInvitation,
    make: addPerson,
    input: byId,
    says: ['invitation.closed'],
  },
  {
    kind: 'office',
    route: userRoutes.edit,
    make: addPerson,
    input: ({ organisationIds }, id) => ({
      params: { id },
      body: {
        email: `${fresh('edited-')}@example.com`,
        role: 'customer-lv2',
        organisationId: organisationIds.lv2,
        department: '',
        locale: 'en',
        version: 1,
      },
    }),
  },
  { kind: 'call', route: organisationRoutes.find, input: () => ({ query: { kind: 'customer-lv1' } }) },
  ...USER_ACTIONS,
  {
    kind: 'office',
    route: userRoutes.setMenu,
    make: addPerson,
    input: (_, id) => ({ params: { id }, body: { menuIds: [4], version: 1 } }),
  },
  {
    kind: 'office',
    route: userRoutes.setRights,
    make: (world) => world.addStaff(),
    input: (_, id) => ({ params: { id }, body: { rights: ['cost.read'], version: 1 } }),
  },
  { kind: 'call', route: privacyRoutes.exportOwn, input: NOTHING },
  {
    kind: 'call',
    route: privacyRoutes.eraseOwn,
    input: () => ({ body: { password: DEMO_PASSWORD } }),
    says: ['account.kept'],
    asCopy: true,
  },
];
