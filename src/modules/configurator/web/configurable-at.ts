import { CONFIGURABLE, type ConfigurableCode } from '#lines/configurable.ts';
import { isAtOrBelow, pathOfLine } from '#web/paths.ts';

/** The line whose wizard stands at an address; capitals do not matter, as they do not to the router. */
export function configurableAt(pathname: string): ConfigurableCode | undefined {
  return CONFIGURABLE.find((line) => isAtOrBelow(pathname, pathOfLine(line)));
}
