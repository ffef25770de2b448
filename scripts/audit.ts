/**
 * `npm run audit`: known vulnerabilities of what we depend on, as the registry tells them today. A registry that does not answer is
 * said in one line, and is no fault on a machine without a network; with `--required`, before a release, it is.
 */
import { parseArgs } from 'node:util';
import { run } from './processes/run.ts';
import { auditFaults, knownAdvisories, readAudit } from './supply/advisories.ts';

const { values } = parseArgs({ options: { required: { type: 'boolean', default: false } } });
// `pnpm audit` fails for an advisory as well: what it prints decides.
const { output } = await run('pnpm audit --json');
const found = readAudit(output);
if (found === null) {
  const reason = output.replaceAll(/[\s│×]+/g, ' ').trim();
  console.log(`not checked: the registry has not answered about advisories (${reason})`);
  if (values.required) process.exitCode = 1;
} else {
  const today = new Date().toISOString().slice(0, 10);
  const faults = auditFaults(found, knownAdvisories, today);
  const none = `no advisory${knownAdvisories.length === 0 ? '' : ' but those that are known'}`;
  console.log(faults.length === 0 ? none : faults.join('\n'));
  if (faults.length > 0) process.exitCode = 1;
}
