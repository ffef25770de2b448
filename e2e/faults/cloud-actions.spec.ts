import { cloudActions } from './cloud-actions.ts';
import { testActions } from './test-actions.ts';

testActions(cloudActions);
