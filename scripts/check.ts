/** `npm run check`: types, lint, format, the contract and its generated files, boundaries. */
import { checkSteps } from './check-steps.ts';
import { runSteps } from './steps.ts';

process.exitCode = (await runSteps(checkSteps)) ? 0 : 1;
