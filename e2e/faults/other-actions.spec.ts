import { otherActions } from './other-actions.ts';
import { testActions } from './test-actions.ts';

testActions(otherActions);
