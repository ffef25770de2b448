import { pcActions } from './pc-actions.ts';
import { testActions } from './test-actions.ts';

testActions(pcActions);
