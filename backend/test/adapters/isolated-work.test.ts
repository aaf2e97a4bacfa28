import { startIsolatedWork } from '../../src/composition/processes.ts';
import { describeIsolatedWork } from '../contracts/isolated-work.contract.ts';

describeIsolatedWork('Work in child processes', { open: async () => startIsolatedWork({ maxParsers: 1 }) });
