import { cloudActs } from './cloud-acts.ts';
import { proveActs } from './prove-act.ts';

proveActs(cloudActs);
