import { createRequire } from 'node:module'

/**
 * `node tests/load/blast.ts <loads as JSON>`: drives several loads at once from one process until it is killed. The
 * server may go down meanwhile: the loads go on as fast as they are refused.
 */
const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<unknown>
const loads = JSON.parse(process.argv[2] ?? '[]') as object[]
await Promise.all(loads.map((load) => autocannon({ ...load, duration: 3600 })))
