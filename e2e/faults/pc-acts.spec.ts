import { pcActs } from './pc-acts.ts';
import { proveActs } from './prove-act.ts';

proveActs(pcActs);
