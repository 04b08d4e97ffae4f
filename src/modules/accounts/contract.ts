export { passwordLinkRoutes, passwordRoutes } from './contract/passwords.ts';
export { privacyRoutes } from './contract/privacy.ts';
export { registrationRoutes } from './contract/registration.ts';
export { accountRoutes, partnerRoutes, type UserInfoDto } from './contract/sign-in.ts';
export {
  type AdminUserDto,
  type OpenUserDto,
  type OrganisationDto,
  organisationRoutes,
  userRoutes,
} from './contract/users.ts';
