import { readArguments, USAGE } from './arguments.ts';
import { printDomains } from './print-domains.ts';
import { printReport } from './print-report.ts';

/** `npm run engine -- report FILE` and `npm run --silent engine -- domains FILE STATES.json`. */
process.stdout.on('error', endQuietly);
process.exitCode = run(process.argv.slice(2));

function run(words: readonly string[]): number {
  try {
    const command = readArguments(words);
    const print = (line: string) => process.stdout.write(`${line}\n`);
    if (command.name === 'help') print(USAGE);
    else if (command.name === 'report') printReport(command, print);
    else printDomains(command, print);
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return 1;
  }
}

/** Whoever read the output, such as `head`, has had enough. */
function endQuietly(error: NodeJS.ErrnoException): void {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
}
