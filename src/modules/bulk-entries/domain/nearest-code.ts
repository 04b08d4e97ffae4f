import type { CodeProblem } from '#modules/configurator/domain/type-code/judge-type-code.ts';

/**
 * The type code with the nearest word, input and ratio in the place of those that stand against it; undefined where something has
 * no nearest. Whether it is a product is to be judged anew.
 */
export function nearestCode(code: string, problems: readonly CodeProblem[]): string | undefined {
  if (problems.length === 0) return undefined;
  return problems.reduce<string | undefined>(
    (sofar, problem) => (sofar === undefined ? undefined : mended(sofar, problem)),
    code.normalize('NFKC').toUpperCase(),
  );
}

function mended(code: string, problem: CodeProblem): string | undefined {
  switch (problem.code) {
    case 'word':
    case 'input':
      return problem.nearest === undefined ? undefined : withPart(code, problem.part, problem.nearest);
    case 'other-ratio':
      return code.replace(/I\d+(?:\.\d+)?(?=$|[-/(\s])/, `I${problem.ratio.taken}`);
    case 'no-row':
      return problem.nearest === undefined ? undefined : code.replace(/(-)[^-\s]*/, `$1${problem.nearest}`);
    default:
      return undefined;
  }
}

/** A part stands whole between the signs that part a code. */
function withPart(code: string, part: string, nearest: string): string {
  const at = code.split(/([-/\s])/);
  return at.map((word) => (word === part ? nearest : word)).join('');
}
