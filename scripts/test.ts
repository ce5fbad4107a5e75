import { endWith } from './count.ts';
import { TEST_STEPS } from './test-steps.ts';

endWith(Object.values(TEST_STEPS).map((count) => count()));
