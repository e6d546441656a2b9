/** A process that claims what is due under a name and then does nothing, until it is killed. */
import { openStore } from '../../src/store/postgres/open.ts';

const [address, name, table, until] = process.argv.slice(2) as [string, string, string, string];
const store = await openStore(address);
store.onCall(() => {});
const jobs = await store.claimJobs('think', name, 10_000, Number(until), 1);
const posts = await store.claim(name, 10_000, Number(until), 1);
const isTheirs = (one: { table: string }) => one.table === table;
console.log('claimed', jobs.filter(isTheirs).length, posts.filter(isTheirs).length);
setInterval(() => {}, 60_000);
