/** Loaded before the program: from SIGUSR2 on, each commit takes 300 ms, as on a disk that is slow to sync. */
import Database from 'better-sqlite3';

const slowMs = 300;
let isSlow = false;
process.on('SIGUSR2', () => {
  isSlow = true;
});

const clock = new Int32Array(new SharedArrayBuffer(4));
const { transaction } = Database.prototype;
type Work = (...given: unknown[]) => unknown;

Database.prototype.transaction = function slowed(this: Database.Database, work: Work) {
  const made = transaction.call(this, work) as unknown as Work & { [kind: string]: Work };
  const slow =
    (run: Work): Work =>
    (...given) => {
      const done = run(...given);
      // A nested transaction is a savepoint, which syncs nothing.
      if (isSlow && !this.inTransaction) Atomics.wait(clock, 0, 0, slowMs);
      return done;
    };
  const kinds = ['default', 'deferred', 'immediate', 'exclusive'].map((kind) => [kind, slow(made[kind]!)]);
  return Object.assign(slow(made), Object.fromEntries(kinds)) as never;
} as typeof transaction;
