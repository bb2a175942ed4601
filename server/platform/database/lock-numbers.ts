/**
 * The numbers of the advisory locks; a lock without a number has the hash of a text. The numbers are all in this file,
 * so that no two locks share one: then one would wait for the other for no reason.
 */
export const lockNumbers = {
  /** Keeps two processes from migrating at the same time. */
  migrate: 6_112_026,
  /** Only one of the test workers that start together makes the template of their databases. */
  testTemplate: 6_112_027,
  /** Managers who take the role from each other at once see each other's change. */
  lastManager: 6_112_028,
  /** Keeps two processes from making tables, queues and demo data at the same time. */
  start: 6_112_029,
  /** The gate of tests at which a call waits. */
  testGate: 6_112_030,
} as const
