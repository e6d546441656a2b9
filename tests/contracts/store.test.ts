/** The contract for every store, on SQLite; `postgres.proof.ts` is the same on PostgreSQL. */
import { describe } from 'vitest';
import { openStore } from '../../src/store/sqlite/open.ts';
import { storeContract } from './store.ts';

describe('the store on SQLite', () => storeContract(async () => openStore(':memory:')));
