import { buffer } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import { xlsxOf } from '#platform/exports'
import { type DataRow, tableOf } from './table-of.ts'

// A worker thread: writing a large sheet takes seconds, and requests must not wait for it.
const { title, rows } = workerData as { title: string; rows: readonly DataRow[] }
const file = await buffer(xlsxOf({ ...tableOf(rows), title }))
parentPort?.postMessage(file)
