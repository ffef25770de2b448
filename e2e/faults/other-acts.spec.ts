import { otherActs } from './other-acts.ts';
import { proveActs } from './prove-act.ts';

proveActs(otherActs);
