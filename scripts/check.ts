/** `npm run check`: types, lint, format, the contract and its generated files, the repository's own rules. */
import { runSuites } from './testing/run-suites.ts';
import { checkSuites } from './testing/suites.ts';

const chosen = checkSuites.map((suite) => ({ suite, files: null }));
process.exitCode = (await runSuites(chosen, { seed: 1, browsers: null })) ? 0 : 1;
