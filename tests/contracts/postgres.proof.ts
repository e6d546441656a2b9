/** The contract for every store, on PostgreSQL. */
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, prepare } from '../../src/store/postgres/open.ts';
import { type Cluster, needsPostgres, startCluster } from '../tools/cluster.ts';
import { storeContract } from './store.ts';

describe('the store on PostgreSQL', needsPostgres, () => {
  let cluster: Cluster;
  let made = 0;
  beforeAll(async () => {
    cluster = await startCluster();
    await prepare(await cluster.create('empty'));
  });
  afterAll(() => cluster?.end());
  storeContract(async () => openStore(await cluster.create(`contract${++made}`, 'empty')));
});
