/** One contract for every store. */
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore as openPostgres, prepare } from '../../src/store/postgres/open.ts';
import { openStore as openSqlite } from '../../src/store/sqlite/open.ts';
import { type Cluster, needsPostgres, startCluster } from '../tools/cluster.ts';
import { storeContract } from './store.ts';

describe('the store on SQLite', () => storeContract(async () => openSqlite(':memory:')));

describe('the store on PostgreSQL', needsPostgres, () => {
  let cluster: Cluster;
  let made = 0;
  beforeAll(async () => {
    cluster = await startCluster();
    await prepare(await cluster.create('empty'));
  });
  afterAll(() => cluster?.end());
  storeContract(async () => openPostgres(await cluster.create(`contract${++made}`, 'empty')));
});
