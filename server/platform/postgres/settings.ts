import { totalmem } from 'node:os'

/** PostgreSQL's name for the role that owns everything; the app uses another role. */
export const superuser = 'postgres'
/** Role and database of the app. */
export const appName = 'arvand'
export const port = 5432

const megabyte = 1024 * 1024

/** Written into a new data folder's postgresql.conf, where an operator may change them. */
export function firstSettings(durable: boolean): Record<string, string> {
  const memory = totalmem() / megabyte
  const eighth = Math.round(memory / 8)
  return {
    shared_buffers: `${Math.min(Math.max(eighth, 64), 1024)}MB`,
    effective_cache_size: `${Math.max(Math.round(memory / 2), 256)}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_connections: durable ? '100' : '400',
    max_wal_size: '1GB',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Text that PostgreSQL splits into words is Persian or mixed, so words are not stemmed («simple»).
    default_text_search_config: 'pg_catalog.simple',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  }
}

/** Settings on the command line of every start, because the launcher and the backup rely on them. */
export function fixedSettings(socketFolder: string, durable: boolean): Record<string, string> {
  return {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    cluster_name: appName,
    wal_level: 'replica',
    max_wal_senders: '4',
    max_replication_slots: '4',
    logging_collector: 'on',
    log_directory: 'log',
    // One file per weekday; it is emptied a week later.
    log_filename: 'postgresql-%a.log',
    log_truncate_on_rotation: 'on',
    log_rotation_age: '1d',
    log_rotation_size: '0',
    ...(durable
      ? { fsync: 'on', full_page_writes: 'on' }
      : { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }),
  }
}

export function asArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * E.g. `postgresql://arvand@localhost:5432/arvand?host=%2Ftmp%2Farvand-3f…`: without a password, because the socket's
 * folder is private.
 */
export function urlFor(socketFolder: string, user: string, database: string): string {
  return `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(socketFolder)}`
}
