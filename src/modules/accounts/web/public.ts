export { FormFailure } from './form-failure.tsx';
export { ORGANISATIONS_KEY, OrganisationChoice } from './organisation-choice.tsx';
export { countriesIn } from './register/countries.ts';
