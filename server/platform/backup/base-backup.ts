import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { FileLayer } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import { archived } from './archive-names.ts'
import type { Packer } from './packer.ts'
import { walk } from './tree.ts'

/**
 * Files that every start empties or writes anew (PostgreSQL's own list for base backups), or that belong to this
 * machine only.
 */
const contentsLeftOut =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans|log)\/.*[^/]$/
const filesLeftOut =
  /(^|\/)(postmaster\.(pid|opts)|backup_label|backup_label\.old|tablespace_map|current_logfiles|global\/pg_control|pg_internal\.init(\.\d+)?|pgsql_tmp[^/]*|t\d+_\d+(_\w+)?(\.\d+)?|\w+\.conf\.tmp)$/

export function leftOut(name: string): boolean {
  return (
    (contentsLeftOut.test(name) && !/^pg_wal\/(archive_status|summaries)$/.test(name)) ||
    filesLeftOut.test(name)
  )
}

/**
 * PostgreSQL's online base backup by SQL: the data folder, read while the server writes to it, and the write-ahead log
 * that repairs such a copy.
 * https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP
 * Leaving early, for whatever reason, closes the connection; that ends backup mode and drops the slot that holds the
 * log.
 */
export async function* baseBackup(
  files: FileLayer,
  cluster: string,
  adminUrl: string,
  packer: Packer,
): AsyncGenerator<Buffer> {
  if ((await files.list(join(cluster, 'pg_tblspc'))).length > 0) {
    throw new StartupError(
      'backup-tablespaces',
      'A database with tablespaces of its own cannot be backed up.',
    )
  }
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'arvand-backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [
      `arvand_backup_${process.pid}`,
    ])
    await client.query('select pg_backup_start($1, true)', ['arvand'])
    yield* packer.folder(archived.cluster, 0o700)
    for await (const found of walk(files, cluster, leftOut)) {
      const name = `${archived.cluster}/${found.name}`
      if (found.isFolder) yield* packer.folder(name, found.mode)
      else yield* packer.file(name, found.path)
    }
    yield* packer.text(`${archived.cluster}/global/pg_control`, await readControl(files, cluster))
    const stop = await stopBackup(client)
    yield* packer.text(`${archived.cluster}/backup_label`, stop.labelfile)
    for (const segment of await segmentsBetween(files, cluster, startSegment(stop.labelfile), stop.segment)) {
      yield* packer.file(`${archived.cluster}/pg_wal/${segment}`, join(cluster, 'pg_wal', segment))
    }
  } finally {
    await client.end()
  }
}

async function stopBackup(client: pg.Client): Promise<{ labelfile: string; segment: string }> {
  const stopped = await client.query<{ labelfile: string; segment: string }>(
    'select labelfile, pg_walfile_name(lsn) as segment from pg_backup_stop(false)',
  )
  const row = stopped.rows[0]
  if (!row) throw incomplete('pg_backup_stop')
  return row
}

/** The server may write pg_control while it is read, so it is read until two readings are equal. */
async function readControl(files: FileLayer, cluster: string): Promise<Buffer> {
  const path = join(cluster, 'global', 'pg_control')
  let before = await files.read(path)
  for (;;) {
    await delay(10)
    const now = await files.read(path)
    if (now.equals(before)) return now
    before = now
  }
}

function startSegment(labelfile: string): string {
  const segment = /^START WAL LOCATION: .* \(file ([0-9A-F]{24})\)$/m.exec(labelfile)?.[1]
  if (!segment) throw incomplete(labelfile)
  return segment
}

/** The log segments from start to stop without a gap, and the history files of earlier restores. */
async function segmentsBetween(
  files: FileLayer,
  cluster: string,
  first: string,
  last: string,
): Promise<string[]> {
  const names = (await files.list(join(cluster, 'pg_wal'))).map((entry) => entry.name)
  const segments = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last).sort()
  if (segments.length !== numberOf(last) - numberOf(first) + 1)
    throw incomplete(`${first}…${last}: ${segments}`)
  return [...names.filter((name) => name.endsWith('.history')), ...segments]
}

/** The number of a segment of 16 MiB; 256 of them make one step of the middle eight digits. */
function numberOf(segment: string): number {
  return Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16), 16)
}

function incomplete(cause: string): StartupError {
  return new StartupError(
    'backup-incomplete',
    'The write-ahead log could not be read whole, and no backup was made. Try again.',
    cause,
  )
}
