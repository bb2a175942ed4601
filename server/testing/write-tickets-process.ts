import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { openDatabase } from '#platform/database'
import { xlsxOf } from '#platform/exports'
import { ticketTable } from '#testing/support'

/** A process that writes the table of tickets to a file with a heap of an everyday size; it says what it took. */
const [, , url = '', path = ''] = process.argv
const { db, close } = openDatabase({ url, prepare: true, connections: 2 }, () => undefined)
const begun = performance.now()
await pipeline(xlsxOf(ticketTable.sheet(db, '')), createWriteStream(path))
const seconds = (performance.now() - begun) / 1000
await close()
// Of this program alone: `maxRSS` would begin with what the process had in memory that started it.
const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(await readFile('/proc/self/status', 'utf8')) ?? []
process.stdout.write(JSON.stringify({ bytes: Number(kilobytes) * 1024, seconds }))
