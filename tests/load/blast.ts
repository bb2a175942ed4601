import { createRequire } from 'node:module'

/**
 * `node tests/load/blast.ts <loads as JSON>`: several loads at once from one process until it is ended, on a server that
 * may go down under them: they knock on, as fast as they are refused.
 */
const autocannon = createRequire(import.meta.url)('autocannon') as (options: object) => Promise<unknown>
const loads = JSON.parse(process.argv[2] ?? '[]') as object[]
await Promise.all(loads.map((load) => autocannon({ ...load, duration: 3600 })))
