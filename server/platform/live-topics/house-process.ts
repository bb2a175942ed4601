import { openDatabase } from '../database.ts'
import { aHouse } from './testing.ts'

/** A process of its own with the made-up topic; it says where it listens, and is there to be killed. */
const [, , url = ''] = process.argv
const { db, pool } = openDatabase({ url, prepare: true, connections: 4 }, () => undefined)
// real time: nothing here is compared with another clock.
const house = await aHouse({ url, pool, db, clock: { now: () => new Date() } })
process.stdout.write(`${house.url}\n`)
