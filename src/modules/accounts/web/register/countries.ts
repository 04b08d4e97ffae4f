import { CHINA } from '#modules/accounts/domain/registration.ts';

/** Countries and regions, ISO 3166-1 alpha-2. */
const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

export interface Country {
  readonly code: string;
  readonly name: string;
  /** Everything one may type to find it. */
  readonly keys: readonly string[];
}

/** Every country and region under its name in a language, China first, the others in the order of that language. */
export function countriesIn(language: string): readonly Country[] {
  const order = new Intl.Collator(language);
  const names = [language, 'zh', 'en'].map((each) => new Intl.DisplayNames(each, { type: 'region' }));
  const countries = CODES.map((code) => {
    const known = names.map((name) => name.of(code) ?? code);
    return { code, name: known[0] ?? code, keys: [code, ...known].map((key) => key.toLowerCase()) };
  });
  const place = ({ code }: Country) => (code === CHINA ? 0 : 1);
  return countries.sort((one, other) => place(one) - place(other) || order.compare(one.name, other.name));
}

/** The countries a typed text may mean: first those called exactly so, then those that begin with it, or contain it. */
export function countriesLike(text: string, countries: readonly Country[]): readonly Country[] {
  const asked = text.trim().toLowerCase();
  if (asked === '') return countries;
  const exact = countries.filter(({ keys }) => keys.includes(asked));
  const begins = countries.filter(({ keys }) => keys.some((key) => key.startsWith(asked)));
  const contains = countries.filter(({ keys }) => keys.some((key) => key.includes(asked)));
  return [...new Set([...exact, ...begins, ...contains])];
}

/** The country a text names exactly, by name or code. */
export function countryNamed(text: string, countries: readonly Country[]): Country | undefined {
  const asked = text.trim().toLowerCase();
  return countries.find(({ keys }) => keys.includes(asked));
}
