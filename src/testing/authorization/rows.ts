import type { RouteContract } from '#kernel/contract.ts';
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
import { auditRoutes } from '#modules/audit/contract.ts';
import { cartRoutes } from '#modules/cart/contract.ts';
import { configurations } from '#modules/cart/server/configuration-tables.ts';
import { catalogueRoutes } from '#modules/catalogue/contract.ts';
import { evaluationRoutes } from '#modules/configurator/contract.ts';
import { customerOfficeRoutes, customerRoutes } from '#modules/customers/contract.ts';
import { documentRoutes } from '#modules/documents/contract.ts';
import { enquiryRoutes } from '#modules/enquiries/contract.ts';
import { enquiries } from '#modules/enquiries/server/enquiry-tables.ts';
import { mailRoutes, mailTemplateRoutes } from '#modules/mail/contract.ts';
import type { FailureCode } from '#server/failures.ts';
import { aRegistration } from '#testing/builders/a-registration.ts';
import type { Organisation } from './callers.ts';
import type { Input, World } from './world.ts';

interface Common {
  readonly route: RouteContract;
  /** What whoever may call can be answered instead of success, as the input alone cannot do it: a code from a mail. */
  readonly says?: readonly FailureCode[];
  /** Whether the call ends the session or account: it is made by a second account like the caller's. */
  readonly asCopy?: true;
}

/** What a route is about, how an object of it is made, and what a valid input is. */
export type Row =
  /** No object, or one that is everybody's who may call. */
  | (Common & { kind: 'call'; input: (world: World) => Input })
  /** A person, and only oneself. */
  | (Common & { kind: 'oneself'; input: (world: World, userId: string) => Input })
  /** An object of the back office: whoever may call reaches it, whoever it is about. */
  | (Common & { kind: 'office'; make: (world: World) => Promise<string>; input: (world: World, id: string) => Input })
  /** A business record. */
  | (Common & {
      kind: 'record';
      effect: 'read' | 'write';
      make: (world: World, owner: Organisation) => Promise<string>;
      input: (world: World, id: string) => Input;
    })
  /** Business records together, of which one out of reach opens none. */
  | (Common & {
      kind: 'batch';
      make: (world: World, owner: Organisation) => Promise<string>;
      input: (world: World, ids: readonly string[]) => Input;
    })
  /** The business records within reach; `null` makes one of a visitor. */
  | (Common & {
      kind: 'list';
      owners: readonly (Organisation | null)[];
      make: (world: World, owner: Organisation | null) => Promise<string>;
      input: (world: World) => Input;
      table: typeof configurations | typeof enquiries;
    })
  /** A new business record. */
  | (Common & { kind: 'creation'; input: (world: World) => Input; table: typeof configurations | typeof enquiries });

const OWNERS = ['provider', 'lv1', 'lv2', 'sibling', 'other', 'otherChild'] as const;
const NOTHING = () => ({});
/** The secret of a link nobody made. */
const NO_LINK = 'x'.repeat(43);
let last = 0;
/** Another text each time, for what must be new. */
const fresh = (prefix: string) => `${prefix}${++last}`;

const addLine = (world: World, owner: Organisation) => world.addLine(owner);
const lineOf = (_: World, id: string): Input => ({ params: { id } });
const family = { family: 'JRT' };
const LETTER = { params: { template: 'account-confirmed', locale: 'en' } };
const TEXT = { subject: '{brand}', body: '{username}' };

/** Look-ups of the catalogue that need no filter: all of them are public and read only. */
const LOOK_UPS = Object.values(catalogueRoutes)
  .filter((route) => !route.path.startsWith('/v1/releases/'))
  .map((route): Row => ({ kind: 'call', route, input: NOTHING }));

const hashOfRelease = ({ form }: World): Input => ({ params: { ...family, hash: form.releaseHash } });

const USER_ACTIONS = [userRoutes.confirm, userRoutes.disable, userRoutes.enable, userRoutes.forcePasswordChange].map(
  (route): Row => ({ kind: 'office', route, make: addPerson, input: (_, id) => ({ params: { id } }) }),
);

function addPerson(world: World): Promise<string> {
  return world.addPerson('other');
}

/** Every route that is served, once: one that is missing here fails the test, and so does one that is served no more. */
export const ROWS: readonly Row[] = [
  ...LOOK_UPS,
  { kind: 'call', route: catalogueRoutes.currentRelease, input: () => ({ params: family }) },
  { kind: 'call', route: catalogueRoutes.release, input: hashOfRelease },
  { kind: 'call', route: catalogueRoutes.releaseEngine, input: hashOfRelease },
  { kind: 'call', route: catalogueRoutes.releases, input: () => ({ params: family }) },
  { kind: 'call', route: catalogueRoutes.publishRelease, input: ({ release }) => ({ params: family, body: release }) },
  { kind: 'call', route: catalogueRoutes.activateRelease, input: hashOfRelease },
  { kind: 'call', route: evaluationRoutes.evaluate, input: () => ({ body: {} }) },

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
  { kind: 'office', route: userRoutes.open, make: addPerson, input: (_, id) => ({ params: { id } }) },
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
    input: (_, id) => ({ params: { id } }),
    says: ['invitation.closed'],
  },
  {
    kind: 'office',
    route: userRoutes.refuse,
    make: addPerson,
    input: (_, id) => ({ params: { id } }),
    says: ['account.not-pending'],
  },
  {
    kind: 'office',
    route: userRoutes.withdrawInvitation,
    make: addPerson,
    input: (_, id) => ({ params: { id } }),
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
  { kind: 'call', route: privacyRoutes.exportOwn, input: NOTHING },
  {
    kind: 'call',
    route: privacyRoutes.eraseOwn,
    input: () => ({ body: { password: DEMO_PASSWORD } }),
    says: ['account.kept'],
    asCopy: true,
  },

  { kind: 'call', route: customerRoutes.assistTree, input: () => ({ body: {} }) },

  { kind: 'call', route: customerOfficeRoutes.list, input: NOTHING },
  {
    kind: 'call',
    route: customerOfficeRoutes.create,
    input: () => ({ body: { kind: 'customer-lv1', name: fresh('customer-') } }),
  },
  {
    kind: 'office',
    route: customerOfficeRoutes.read,
    make: (world) => world.addCustomer(),
    input: (_, id) => ({ params: { id } }),
  },
  {
    kind: 'office',
    route: customerOfficeRoutes.change,
    make: (world) => world.addCustomer(),
    input: (_, id) => ({ params: { id }, body: { name: fresh('customer-'), version: 1 } }),
  },
  ...[customerOfficeRoutes.addStaff, customerOfficeRoutes.removeStaff].map(
    (route): Row => ({
      kind: 'office',
      route,
      make: (world) => world.addCustomer(),
      input: (world, id) => ({ params: { id, userId: world.idOf('service-demo') } }),
    }),
  ),

  {
    kind: 'call',
    route: customerOfficeRoutes.handOver,
    input: (world) => ({ params: { userId: world.idOf('service-demo') }, body: { to: world.idOf('sales-demo') } }),
  },

  { kind: 'call', route: auditRoutes.list, input: NOTHING },
  { kind: 'call', route: auditRoutes.export, input: NOTHING },

  { kind: 'call', route: mailTemplateRoutes.list, input: NOTHING },
  { kind: 'call', route: mailTemplateRoutes.save, input: () => ({ ...LETTER, body: { ...TEXT, version: 0 } }) },
  { kind: 'call', route: mailTemplateRoutes.reset, input: () => ({ ...LETTER, body: { version: 1 } }) },
  { kind: 'call', route: mailTemplateRoutes.test, input: () => ({ ...LETTER, body: TEXT }) },
  { kind: 'call', route: mailRoutes.list, input: NOTHING },
  { kind: 'office', route: mailRoutes.open, make: (world) => world.addMail(), input: lineOf },
  { kind: 'office', route: mailRoutes.retry, make: (world) => world.addMail(), input: lineOf },

  {
    kind: 'creation',
    route: enquiryRoutes.create,
    input: () => ({ body: { productLine: 'JRP', name: '王工', telephone: '13812345678', message: '速比约 80' } }),
    table: enquiries,
  },
  {
    kind: 'list',
    route: enquiryRoutes.list,
    owners: [...OWNERS, null],
    make: (world, owner) => world.addEnquiry(owner),
    input: NOTHING,
    table: enquiries,
  },

  { kind: 'creation', route: cartRoutes.create, input: ({ form }) => ({ body: form }), table: configurations },
  {
    kind: 'list',
    route: cartRoutes.list,
    owners: OWNERS,
    make: (world, owner) => world.addLine(owner ?? 'provider'),
    input: NOTHING,
    table: configurations,
  },
  { kind: 'record', effect: 'read', route: cartRoutes.open, make: addLine, input: lineOf },
  {
    kind: 'record',
    effect: 'write',
    route: cartRoutes.update,
    make: addLine,
    input: ({ form }, id) => ({ params: { id }, body: { ...form, quantity: 2, version: 1 } }),
  },
  {
    kind: 'record',
    effect: 'write',
    route: cartRoutes.setQuantity,
    make: addLine,
    input: (_, id) => ({ params: { id }, body: { quantity: 2, version: 1 } }),
  },
  { kind: 'record', effect: 'write', route: cartRoutes.remove, make: addLine, input: lineOf },

  {
    kind: 'batch',
    route: documentRoutes.downloadTechnicalDocuments,
    make: addLine,
    input: (_, ids) => ({ body: ids.map((id) => ({ productConfig: { id } })) }),
  },
  { kind: 'call', route: documentRoutes.dataSheet, input: ({ form }) => ({ body: { form } }) },
];
